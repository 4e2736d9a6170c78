/** What is said of a payout that waits because the member has changed the account, in Tamil. */
import { formatSingaporeInstant } from '../../dates/singapore-dates.ts'
import { plural } from '../../language/plural.ts'

interface Wait {
  readonly changedAt: Date | string
  readonly until: Date | string
}

const moment = (at: Date | string) => formatSingaporeInstant(new Date(at))

export function payoutWaitsText({ changedAt, until }: Wait): string {
  return `உறுப்பினர் மாற்றிய கணக்கிற்குச் செலுத்தப்படும் (மாற்றிய நேரம்: ${moment(changedAt)}); ஆனால் ${moment(until)} வரை தொகை செலுத்தப்படாது.`
}

export const payoutWaitTexts = {
  title: 'தொகை நிறுத்தி வைக்கப்பட்டுள்ளது',
  consequence:
    'அதுவரை யாரும் கோரிக்கையை அங்கீகரிக்க முடியாது. இந்தக் கோரிக்கைக்காக அல்லது உறுப்பினரின் சுயவிவரத்திற்காக இரண்டு நிர்வாகிகள் சரிபார்க்கும் கணக்கிற்கு இந்தக் காத்திருப்பு இல்லை.',
  ofUser: ({ changedAt, until }: Wait) =>
    `உறுப்பினர் இந்தக் கணக்கை உள்ளிட்ட நேரம்: ${moment(changedAt)}. அதற்குச் செலுத்தப்படும் கோரிக்கைகளை ${moment(until)} முதல் அங்கீகரிக்கலாம்.`,
  unlessVerified: 'இங்கே முன்மொழியப்பட்டு, இரண்டாவது நிர்வாகி சரிபார்க்கும் கணக்கிற்கு இந்தக் காத்திருப்பு இல்லை.',
  approvableFrom: ({ until }: Pick<Wait, 'until'>) => `${moment(until)} முதல் அங்கீகரிக்கலாம்.`,
  leftOut: (claims: number) =>
    plural('ta', claims, {
      one: `தொகை நிறுத்தி வைக்கப்பட்டுள்ளதால் ${claims} கோரிக்கை விடப்பட்டுள்ளது`,
      other: `தொகை நிறுத்தி வைக்கப்பட்டுள்ளதால் ${claims} கோரிக்கைகள் விடப்பட்டுள்ளன`,
    }),
  shortMark: 'தொகை நிறுத்தி வைக்கப்பட்டுள்ளது',
  mark: ({ until }: Pick<Wait, 'until'>) => `${moment(until)} முதல் செலுத்தப்படும்`,
  label: 'திரும்பப்பெறும் தொகை',
  ofClaim: ({ changedAt, until }: Wait) =>
    `இந்தக் கோரிக்கையின் வங்கிக் கணக்கு உள்ளிடப்பட்ட நேரம்: ${moment(changedAt)}. உங்கள் பணத்தைப் பாதுகாக்க, ${moment(until)} முதல் அதற்குச் செலுத்துவோம். இதற்கிடையில் உங்கள் கோரிக்கையைக் கவனித்து வருகிறோம்.`,
  ofProfile: ({ changedAt, until }: Wait) =>
    `இந்தக் கணக்கு உள்ளிடப்பட்ட நேரம்: ${moment(changedAt)}. உங்கள் பணத்தைப் பாதுகாக்க, கோரிக்கைத் தொகைகள் ${moment(until)} முதல் அதற்குச் செலுத்தப்படும்.`,
  ofTypedAccount: (hours: number) =>
    `உங்கள் பணத்தைப் பாதுகாக்க, உங்கள் சுயவிவரத்தில் இல்லாத கணக்கிற்கு, நீங்கள் இந்தப் படிவத்தைச் சமர்ப்பித்து ${hours} மணி நேரத்திற்குப் பிறகே செலுத்துவோம். இதற்கிடையில் உங்கள் கோரிக்கையைக் கவனித்து வருவோம்.`,
  notYou: 'நீங்கள் அதை உள்ளிடவில்லையென்றால், உடனே எங்களைத் தொடர்புகொள்ளுங்கள்.',
}
