/** Texts of keeping the panel's clinics right, in Tamil: what members report, correcting a clinic, and confirming it. */
import type { ClinicFault } from '../../clinic/clinic-report.ts'
import { plural } from '../../language/plural.ts'

export const clinicFaultLabels: Readonly<Record<ClinicFault, string>> = {
  name: 'பெயர்',
  address: 'முகவரி அல்லது வரைபடத்தில் உள்ள இடம்',
  hours: 'திறந்திருக்கும் நேரம்',
  type: 'மருந்தக வகை',
  gone: 'மருந்தகம் இப்போது அங்கே இல்லை',
  'not-on-panel': 'தான் குழுவில் இல்லை என்று மருந்தகம் கூறுகிறது',
}

export const panelClinicRecordTexts = {
  confirmed: 'உறுதிசெய்யப்பட்டது',
  neverConfirmed: 'ஒருபோதும் உறுதிசெய்யப்படவில்லை',
  edit: 'திருத்து',
  editTitle: (clinic: string) => `திருத்து: ${clinic}`,
  editHint: 'சேமித்தால், மருந்தகத்தின் விவரங்கள் இங்கே உள்ளபடி இன்று சரியானவை என்று பொருள்.',
  confirm: 'இது சரி',
  confirmTitle: (clinic: string) => `${clinic}: எல்லாம் சரியாக உள்ளதா?`,
  confirmText: 'மருந்தகம் இன்று உறுதிசெய்யப்பட்டதாக உறுப்பினர்கள் படிப்பார்கள். அதைப் பற்றித் தெரிவிக்கப்பட்டவை தீர்க்கப்பட்டதாகும்.',
  actionLabel: (action: string, clinic: string) => `${action}: ${clinic}`,
  saved: 'மருந்தகத்தின் விவரங்கள் திருத்தப்பட்டு உறுதிசெய்யப்பட்டன.',
  confirmedNow: 'மருந்தகம் உறுதிசெய்யப்பட்டது.',
  fields: {
    name: 'பெயர்',
    address: 'முகவரி',
    area: 'பகுதி',
    zone: 'வட்டாரம்',
    type: 'வகை',
    weekdays: 'வார நாட்களின் நேரம்',
    saturday: 'சனிக்கிழமை நேரம்',
    sunday: 'ஞாயிற்றுக்கிழமை நேரம்',
    publicHolidays: 'பொது விடுமுறை நாட்களின் நேரம்',
    latitude: 'அட்சரேகை',
    longitude: 'தீர்க்கரேகை',
  },
  hoursHint: 'எடுத்துக்காட்டாக 8.30am–1pm, 2pm–9pm, அல்லது closed, அல்லது 24 hours.',
  required: 'இங்கே எதையாவது தட்டச்சு செய்யுங்கள்.',
  tooLong: 'அதிகபட்சம் 200 எழுத்துகள்.',
  typeUnknown: 'ஒரு வகையைத் தேர்ந்தெடுங்கள்.',
  outside: 'இந்த இடம் சிங்கப்பூரில் இல்லை.',
}

export const clinicReportTexts = {
  menu: 'தவறு தெரிவிக்கப்பட்ட மருந்தகங்கள்',
  title: 'தவறு தெரிவிக்கப்பட்ட மருந்தகங்கள்',
  lead: 'இந்த மருந்தகங்களின் விவரங்களில் ஏதோ தவறு உள்ளதாக உறுப்பினர்கள் கூறுகிறார்கள். மருந்தகத்திடம் கேளுங்கள், பிறகு திருத்துங்கள் அல்லது சரி என்று உறுதிசெய்யுங்கள். மூடப்பட்ட அல்லது குழுவிலிருந்து விலகிய மருந்தகம், “விலக்கப்பட்ட மருந்தகங்கள்” பகுதியில் பார்வையிலிருந்து அகற்றப்படும்.',
  columns: { clinic: 'மருந்தகம்', wrong: 'தவறு என்று கூறப்படுவது', since: 'எப்போதிலிருந்து', actions: 'தீர்வு' },
  failed: 'தெரிவிக்கப்பட்டவற்றை ஏற்ற முடியவில்லை.',
  none: 'எதுவும் தெரிவிக்கப்படவில்லை.',
  count: (total: number, text: string) => `${text} ${plural('ta', total, { one: 'மருந்தகம்', other: 'மருந்தகங்கள்' })}`,
  people: (count: number) => `${count} ${plural('ta', count, { one: 'உறுப்பினர்', other: 'உறுப்பினர்கள்' })}`,
}
