/** Texts of the member's chat page, in Tamil. */
import { plural } from '../../language/plural.ts'

export const chatPageTexts = {
  steps: ['தலைப்பைத் தேர்ந்தெடுத்தல்', 'உரையாடுதல்', 'முடிந்தது'],
  menuTitle: 'எதைப் பற்றியது?',
  topics: 'தலைப்புகள்',
  talkLead: 'எங்கள் உதவியாளரான Joey முதலில் பதிலளிக்கும். நீங்கள் கேட்டால் பணியாளர் ஒருவர் உதவுவார்.',
  greeting:
    'வணக்கம், நான் Joey, இந்த இணையவாசலின் உதவியாளர். கோரிக்கை, கடிதம், உங்கள் காப்புறுதிப் பாதுகாப்பு அல்லது மருந்தகம் பற்றி என்னிடம் கேளுங்கள்.',
  conversation: 'உரையாடல்',
  newMessages: 'புதிய செய்திகள்',
  unreadFrom: 'புதியவை',
  you: 'நீங்கள்',
  message: 'உங்கள் செய்தி',
  send: 'அனுப்பு',
  upload: 'கோப்பைப் பதிவேற்று',
  close: 'இந்த உரையாடலை முடி',
  photograph: 'புகைப்படம் எடு',
  chooseFiles: 'கோப்புகளைத் தேர்ந்தெடு',
  dropHere: 'கோப்புகளை அனுப்ப, அவற்றை இங்கே விடுங்கள்',
  keys: 'Enter அனுப்பும். Shift, Enter இரண்டையும் சேர்த்து அழுத்தினால் புதிய வரி தொடங்கும்.',
  older: 'முந்தைய செய்திகளைக் காட்டு',
  olderFailed: 'முந்தைய செய்திகளை ஏற்ற முடியவில்லை. மீண்டும் முயலுங்கள்.',
  toNewest: 'ஆகப் புதிய செய்திக்குச் செல்',
  sending: 'அனுப்பப்படுகிறது…',
  sent: 'அனுப்பப்பட்டது',
  read: 'படிக்கப்பட்டது',
  notSent: 'அனுப்பப்படவில்லை.',
  discard: 'கைவிடு',
  removedText: 'இந்தச் செய்தி அகற்றப்பட்டது.',
  removedFile: 'இந்த ஆவணம் அகற்றப்பட்டது.',
  typing: 'May எழுதுகிறார்…',
  askPerson: 'பணியாளருடன் பேசு',
  assistant: 'எங்கள் உதவியாளரான Joey பதிலளிக்கிறது.',
  taken: 'May உங்களுக்குப் பதிலளிக்கிறார்.',
  waiting: 'விரைவில் பணியாளர் ஒருவர் உங்களுடன் பேசுவார்.',
  deskClosed: 'இப்போது பதிலளிக்க யாரும் இல்லை.',
  answerReaches:
    'நீங்கள் இங்கே காத்திருக்கத் தேவையில்லை: பதில் வந்ததும் இணையவாசலிலும், நீங்கள் விரும்பியபடி மின்னஞ்சலிலும் உங்கள் சாதனத்திலும் தெரிவிப்போம்.',
  asked: 'பணியாளருடன் பேச நீங்கள் கேட்டீர்கள்.',
  askedForYou: 'உதவும்படி பணியாளர் ஒருவரிடம் Joey கேட்டது.',
  cameIn: 'May இப்போது இங்கே இருக்கிறார்.',
  handedOver: 'May உங்கள் உரையாடலைச் சக ஊழியர் ஒருவரிடம் ஒப்படைத்தார்.',
  closedByYou: 'இந்த உரையாடலை நீங்கள் முடித்தீர்கள்.',
  closedByDesk: 'இந்த உரையாடலை May முடித்தார்.',
  closedByItself: 'மேலும் எதுவும் பேசப்படாததால் இந்த உரையாடல் முடிக்கப்பட்டது.',
  closeQuestion: 'இந்த உரையாடலை முடிக்கவா?',
  closeExplanation: 'பின்னர் இதை மீண்டும் படிக்கலாம்; எந்த நேரத்திலும் இன்னொன்றைத் தொடங்கலாம்.',
  closing: 'முடிக்கப்படுகிறது…',
  keepOpen: 'திறந்தே வைத்திரு',
  reopenMenu: 'மெனுவை மீண்டும் திற',
  goToOngoing: 'அதற்குச் செல்',
  earlier: 'முந்தைய உரையாடல்கள்',
  earlierEmpty: 'இன்னும் எதுவும் இல்லை. நீங்கள் பேசியவற்றை மீண்டும் படிக்கும் வகையில் அவை இங்கே இருக்கும்.',
  about: {
    outclaim: 'வெளிநோயாளி கோரிக்கை பற்றி',
    inpclaim: 'உள்நோயாளி கோரிக்கை பற்றி',
    elog: 'eLOG பற்றி',
  },
  aboutAnything: 'Joey-யிடம் கேள்வி',
  back: 'தலைப்புகளுக்குத் திரும்பு',
  notOffered: 'உங்கள் நிறுவனம் இந்த உரையாடல் சேவையை வழங்குவதில்லை.',
  missing: 'இந்த உரையாடல் இல்லை, அல்லது உங்களுடையது அல்ல.',
  notUpToDate: 'புதிய செய்திகளை ஏற்ற முடியவில்லை. நீங்கள் பார்ப்பவை முன்பு இருந்தவை.',
} as const

export const transcriptTexts = {
  title: 'உரையாடல்',
  download: 'PDF-ஆகப் பதிவிறக்கு',
  failed: 'உரையாடலைப் பதிவிறக்க முடியவில்லை. மீண்டும் முயலுங்கள்.',
  document: (name: string) => `ஆவணம்: ${name}`,
  about: 'இணையவாசலில் உள்ளபடி, பேசப்பட்டவை இவை. அனுப்பப்பட்ட ஆவணங்களின் பெயர்கள் இங்கே உள்ளன; ஆவணங்கள் இணையவாசலில் இருக்கும்.',
}

export function transcriptFileName(day: string): string {
  return `உரையாடல்_${day}.pdf`
}

export function stepText(step: number): string {
  return `${chatPageTexts.steps.length} படிகளில் படி ${step}: ${chatPageTexts.steps[step - 1] ?? ''}`
}

export function saidText(name: string, time: string): string {
  return `${name}, ${time}`
}

export function queueText(place: number): string {
  return place <= 1 ? 'அடுத்தவர் நீங்கள்தான்.' : `வரிசையில் உங்கள் இடம்: ${place}.`
}

export function usualWaitText(minutes: number): string {
  return plural('ta', minutes, {
    one: `வழக்கமாக ஏறத்தாழ ${minutes} நிமிடம் ஆகும்.`,
    other: `வழக்கமாக ஏறத்தாழ ${minutes} நிமிடங்கள் ஆகும்.`,
  })
}

export function opensAgainText(day: string, time: string): string {
  return `மீண்டும் பதிலளிக்கத் தொடங்கும் நேரம்: ${day}, ${time}.`
}

export function charactersLeftText(count: number): string {
  return plural('ta', count, { one: `${count} எழுத்து மீதம்`, other: `${count} எழுத்துகள் மீதம்` })
}

export function sendingFileText(part: number): string {
  return `அனுப்பப்படுகிறது, ${Math.round(part * 100)} %`
}

export function conversationFromText(subject: string, day: string): string {
  return `${subject}, ${day}`
}

export function chatAboutText(reference: string): string {
  return `${reference} பற்றிய உரையாடல்`
}
