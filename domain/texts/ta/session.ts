/** Why a session has ended, in Tamil. */
import type { SessionEndReason } from '../../account/session-lifetime.ts'

export const sessionEndTexts: Readonly<Record<SessionEndReason, string>> = {
  IDLE: '30 நிமிடங்களாக எதுவும் செய்யப்படவில்லை, எனவே உங்கள் தரவைப் பாதுகாக்க நீங்கள் வெளியேற்றப்பட்டீர்கள்.',
  LONGEST: 'ஓர் உள்நுழைவு அதிகபட்சம் 12 மணி நேரம் நீடிக்கும்; உங்களுடையது முடிந்துவிட்டது.',
  SIGNED_OUT: 'இந்த உலாவியின் வேறொரு தாவலில் நீங்கள் வெளியேறினீர்கள்.',
  ENDED_ELSEWHERE: 'இந்த உள்நுழைவை, வேறோர் உள்நுழைவிலிருந்து “உங்கள் உள்நுழைவுகள்” பகுதியில் நீங்கள் முடித்தீர்கள்.',
  PASSWORD_CHANGED: 'உங்கள் கணக்கின் கடவுச்சொல் மாற்றப்பட்டது. அதனால் பழைய கடவுச்சொல்லைக் கொண்ட எல்லா உள்நுழைவுகளும் முடிந்துவிட்டன.',
  ACCESS_CHANGED: 'உங்கள் கணக்கின் அனுமதிகளை ஒரு நிர்வாகி மாற்றியுள்ளார். தொடர, மீண்டும் உள்நுழையுங்கள்.',
  COVER_ENDED:
    'உங்கள் காப்புறுதிப் பாதுகாப்பு முடிவடைந்தது. அதற்கு முந்தைய வருகைகளுக்கான கோரிக்கைகளைத் தொடர்ந்து பார்க்க, உங்கள் மின்னஞ்சல் முகவரியால் உள்நுழையலாம்.',
  ACCOUNT_CLOSED:
    'உங்கள் கணக்கு பூட்டப்பட்டுள்ளது அல்லது மூடப்பட்டுள்ளது. உள்நுழைய முயன்றால், அவற்றில் எது என்பதும் நீங்கள் என்ன செய்யலாம் என்பதும் தெரியவரும்.',
  UNKNOWN: 'நீங்கள் இப்போது உள்நுழைந்திருக்கவில்லை.',
}

export function sessionEndWords(reason: SessionEndReason, returnsTo: string | null): string {
  const isForm =
    returnsTo !== null &&
    (/^\/app\/submitclaim\b/.test(returnsTo) || /^\/app\/claimrecords\/.*\/update\b/.test(returnsTo))
  return isForm ? `${sessionEndTexts[reason]} ${keptWork}` : sessionEndTexts[reason]
}

const keptWork = 'நீங்கள் நிரப்பியவை வைக்கப்பட்டுள்ளன: இங்கே உள்நுழைந்தால், விட்ட இடத்திற்கே திரும்புவீர்கள்.'
