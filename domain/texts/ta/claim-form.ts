/** Labels and messages of the two claim forms, in Tamil. */

export const claimFieldLabels = {
  companyId: 'நிறுவனம்',
  claimantId: 'கோரிக்கையாளர்',
  visitDate: 'வருகைத் தேதி',
  benefitGroup: 'பலன் வகை',
  benefitGroupItem: 'பலன்',
  providerName: 'சேவை வழங்குநர்',
  hospital: 'மருத்துவமனை',
  receiptNo: 'ரசீது எண்',
  diagnosisText: 'நோயறிதல்',
  currency: 'நாணயம்',
  amount: 'தொகை',
  includeGST: 'தொகையில் GST அடங்குமா?',
  gstAmount: 'GST தொகை',
  empSubRemarks: 'குறிப்புகள்',
  prePostHospitalisation: 'மருத்துவமனைத் தங்கலுக்கு முன் / பின்',
  admissionDate: 'சேர்க்கைத் தேதி',
  dischargeDate: 'வெளியேறிய தேதி',
  reasonForTreatment: 'சிகிச்சைக்கான காரணம்',
  symptoms: 'அறிகுறிகளின் விவரம்',
  symptomsStartDate: 'அறிகுறிகள் தொடங்கிய தேதி',
  nameOfOperation: 'அறுவைச் சிகிச்சையின் பெயர்',
  accidentRelated: 'இந்தக் கோரிக்கை விபத்து தொடர்பானதா?',
  accidentDate: 'விபத்துத் தேதி',
  accidentTime: 'விபத்து நேரம்',
  placeOfAccident: 'விபத்து நடந்த இடம்',
  workRelated: 'விபத்து வேலை தொடர்பானதா?',
  accidentDetails: 'விபத்து விவரங்கள்',
  accidentClaimableFromCompany: 'உங்கள் நிறுவனத்திடம் இழப்பீடு கோர முடியுமா?',
  claimingFromOtherInsurer: 'வேறு காப்புறுதி நிறுவனத்திடமும் கோருகிறீர்களா?',
  claimingFromOtherInsurerName: 'வேறு காப்புறுதி நிறுவனத்தின் பெயர்',
  claimReferenceNo: 'கோரிக்கைக் குறிப்பு எண்',
  paymentMethod: 'பணம் வழங்கும் முறை',
  bankName: 'வங்கி',
  bankNo: 'வங்கி',
  branchNo: 'கிளை',
  accountNo: 'கணக்கு எண்',
  nric: 'NRIC',
  payNowConfirmed: 'என் வங்கிக் கணக்கு இந்த NRIC மூலம் PayNow-உடன் இணைக்கப்பட்டுள்ளது என்று உறுதிசெய்கிறேன்.',
  invoicesAndReceipts: 'விலைப்பட்டியல்களும் ரசீதுகளும்',
  otherDocuments: 'மற்ற ஆதார ஆவணங்கள்',
  attachments: 'ஆவணங்கள்',
} as const

export const claimFormTexts = {
  fieldRequired: 'இந்த விவரம் தேவை.',
  companyRequired: 'நிறுவனம் தேவை.',
  claimantRequired: 'கோரிக்கையாளர் தேவை.',
  visitDateRequired: 'வருகைத் தேதி தேவை.',
  benefitGroupRequired: 'பலன் வகை தேவை.',
  benefitRequired: 'பலன் தேவை.',
  providerRequired: 'சேவை வழங்குநர் தேவை.',
  hospitalRequired: 'மருத்துவமனை தேவை.',
  receiptNoRequired: 'ரசீது எண் தேவை.',
  diagnosisRequired: 'நோயறிதல் தேவை.',
  currencyRequired: 'நாணயம் தேவை.',
  amountRequired: 'தொகை தேவை.',
  admissionDateRequired: 'சேர்க்கைத் தேதி தேவை.',
  dischargeDateRequired: 'வெளியேறிய தேதி தேவை.',
  reasonForTreatmentRequired: 'சிகிச்சைக்கான காரணம் தேவை.',
  symptomsRequired: 'அறிகுறிகள் தேவை.',
  symptomsStartDateRequired: 'அறிகுறிகள் தொடங்கிய தேதி தேவை.',
  operationRequired: 'அறுவைச் சிகிச்சையின் பெயர் தேவை.',
  accidentDateRequired: 'விபத்துத் தேதி தேவை.',
  accidentTimeRequired: 'விபத்து நேரம் தேவை.',
  placeOfAccidentRequired: 'விபத்து நடந்த இடம் தேவை.',
  accidentDetailsRequired: 'விபத்து விவரங்கள் தேவை.',
  otherInsurerNameRequired: 'வேறு காப்புறுதி நிறுவனத்தின் பெயர் தேவை.',
  paymentMethodRequired: 'பணம் வழங்கும் முறை தேவை.',
  answerRequired: 'ஆம் அல்லது இல்லை என்று பதிலளியுங்கள்.',
  prePostRequired: 'ஒன்றைத் தேர்ந்தெடுங்கள்.',

  amountNotNumber: 'தொகை ஓர் எண்ணாக இருக்க வேண்டும்.',
  amountNotPositive: 'தொகை பூஜ்யத்தைவிட அதிகமாக இருக்க வேண்டும்.',
  amountTooHigh: 'தொகை $999,999-ஐவிட அதிகமாக இருக்கக் கூடாது.',
  gstRequired: 'GST தொகை தேவை.',
  gstNotNumber: 'GST தொகை ஓர் எண்ணாக இருக்க வேண்டும்.',
  gstNotPositive: 'GST தொகை பூஜ்யத்தைவிட அதிகமாக இருக்க வேண்டும்.',
  gstTooHigh: 'GST தொகை கோரிக்கைத் தொகையைவிடக் குறைவாக இருக்க வேண்டும்.',

  dateInvalid: 'தேதி சரியாக இல்லை.',
  dateInFuture: 'தேதி இன்றைக்குப் பிந்தியதாக இருக்கக் கூடாது.',
  dischargeBeforeAdmission: 'வெளியேறிய தேதி, சேர்க்கைத் தேதிக்கு முந்தியதாக இருக்கக் கூடாது.',
  accidentAfterVisit: 'விபத்துத் தேதி, வருகைத் தேதிக்குப் பிந்தியதாக இருக்கக் கூடாது.',
  accidentAfterAdmission: 'விபத்துத் தேதி, சேர்க்கைத் தேதிக்குப் பிந்தியதாக இருக்கக் கூடாது.',
  symptomsAfterAdmission: 'அறிகுறிகள் தொடங்கிய தேதி, சேர்க்கைத் தேதிக்குப் பிந்தியதாக இருக்கக் கூடாது.',
  timeInvalid: 'நேரம் சரியாக இல்லை.',
  timeInFuture: 'விபத்து நேரம், இப்போதைய நேரத்திற்குப் பிந்தியதாக இருக்கக் கூடாது.',

  otherCompany:
    'இணைய முகவரியில் உள்ள நிறுவனமும் படிவத்தில் உள்ள நிறுவனமும் வேறுபடுகின்றன. ஒரே நிறுவனத்திற்கு மட்டும் கோரிக்கையை அனுப்புங்கள்.',
  companyNotOffered: 'உங்கள் நிறுவனங்களில் ஒன்றைத் தேர்ந்தெடுங்கள்.',
  employeesOnly:
    'ஊழியர்களால் மட்டுமே கோரிக்கைகளைச் சமர்ப்பிக்க முடியும். காப்புறுதிப் பாதுகாப்பு எந்த ஊழியருடையதோ, அவரைச் சமர்ப்பிக்கச் சொல்லுங்கள்.',
  claimantNotOffered: 'இந்த நிறுவனத்தின் கோரிக்கையாளர்களில் ஒருவரைத் தேர்ந்தெடுங்கள்.',
  benefitGroupNotOffered: 'பட்டியலிலிருந்து ஒரு பலன் வகையைத் தேர்ந்தெடுங்கள்.',
  benefitNotOffered: 'பட்டியலிலிருந்து ஒரு பலனைத் தேர்ந்தெடுங்கள்.',
  currencyNotOffered: 'பட்டியலிலிருந்து ஒரு நாணயத்தைத் தேர்ந்தெடுங்கள்.',
  paymentMethodNotOffered: 'கொடுக்கப்பட்டுள்ள பணம் வழங்கும் முறைகளில் ஒன்றைத் தேர்ந்தெடுங்கள்.',
  paymentMethodFixed: 'பணம் வழங்கும் முறையை மாற்ற முடியாது.',
  payNowNotConfirmed: 'தகவல் விடுபட்டுள்ளது. சரிபாருங்கள்.',

  noFiles: 'கோப்புகள் எதுவும் பதிவேற்றப்படவில்லை.',
  fileTooLarge: 'இணைத்த கோப்பு, அதிகபட்ச வரம்பான 5MB-ஐத் தாண்டிவிட்டது. ஆவணத்தின் அளவைக் குறைத்து மீண்டும் பதிவேற்றுங்கள்.',
  fileTypeRefused: 'படக் கோப்பும் (jpeg, jpg, png) PDF கோப்பும் மட்டுமே அனுமதிக்கப்படும்.',
  fileEmpty: 'இணைத்த கோப்பு காலியாக உள்ளது. ஆவணத்தை மீண்டும் பதிவேற்றுங்கள்.',
} as const

export function tooManyFilesText(maximum: number): string {
  return `அதிகபட்சம் ${maximum} கோப்புகளை மட்டுமே பதிவேற்ற முடியும்!`
}

export function tooLongText(maximum: number): string {
  return `மிக நீளமாக உள்ளது, அதிகபட்சம் ${maximum} எழுத்துகள்.`
}

export function notCoveredText(visitDate: string): string {
  return `${visitDate} அன்று உங்களுக்குக் காப்புறுதிப் பாதுகாப்பு இருக்கவில்லை. வருகைத் தேதியைச் சரிபாருங்கள்.`
}

export function notCoveredAtAdmissionText(admissionDate: string): string {
  return `${admissionDate} அன்று காப்புறுதிப் பாதுகாப்பு இல்லை. சேர்க்கைத் தேதியைச் சரிபாருங்கள்.`
}
