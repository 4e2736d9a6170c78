/** Texts of entering a bank account, in Tamil. */

export const bankTexts = {
  bankRequired: 'வங்கி தேவை.',
  accountRequired: 'கணக்கு எண் தேவை.',
  branchRequired: 'கிளை தேவை.',
  accountsDiffer: 'கணக்கு எண்கள் பொருந்தவில்லை.',
  branchNotSelected: 'தேர்ந்தெடுக்கப்படவில்லை',
  bankCodeMissing: 'வங்கிக் குறியீடு இல்லை.',
  accountMissing: 'வங்கிக் கணக்கு எண் இல்லை.',
  invalidDigits: 'கணக்கு எண்ணின் இலக்கங்கள் சரியாக இல்லை.',
  invalidBankCode: 'வங்கிக் குறியீடு சரியாக இல்லை.',
  invalidBranchCode: 'கிளைக் குறியீடு சரியாக இல்லை.',
  changeFailed: 'மன்னிக்கவும் - மாற்றத்தில் ஒரு சிக்கல் ஏற்பட்டது',
  changed: 'வங்கிக் கணக்கு வெற்றிகரமாக மாற்றப்பட்டது!',
  postOfficeDigits: 'POSB கணக்கு எண்ணில் 9 இலக்கங்கள் இருக்கும்.',
  developmentDigits: 'DBS கணக்கு எண்ணில் 10 இலக்கங்கள் இருக்கும்.',
  overseaChineseDigits: 'OCBC கணக்கு எண்ணில் 10 அல்லது 12 இலக்கங்கள் இருக்கும்.',
  unitedOverseasDigits:
    'UOB கணக்கு எண்ணில் 10 இலக்கங்கள் இருக்கும்; மெய்நிகர் கணக்கு என்றால் 7 முதல் 18 இலக்கங்கள் வரை இருக்கும், ஆனால் 8, 15 அல்லது 16 இலக்கங்கள் இருக்காது.',
  standardCharteredDigits: 'Standard Chartered கணக்கு எண்ணில் 10 இலக்கங்கள் இருக்கும்.',
  bankOfChinaDigits: 'Bank of China கணக்கு எண்ணில் 11 இலக்கங்கள் இருக்கும்.',
  bankOfChinaStart: 'Bank of China கணக்கு எண் 9 என்று தொடங்கும்.',
  bankOfChinaForbiddenStart: 'Bank of China கணக்கு எண் 6500 என்று தொடங்காது.',
  tooShortForBranch: 'கணக்கு எண் கிளையின் 3 இலக்கங்களுடன் தொடங்க வேண்டும்.',
} as const

export const bankFieldLabels = {
  bank: 'வங்கி',
  accountNo: 'கணக்கு எண்',
  accountNoAgain: 'கணக்கு எண்ணை மீண்டும் உள்ளிடுங்கள்',
  branchNo: 'கிளை',
} as const

export const bankFieldHints = {
  choose: 'தேர்ந்தெடுங்கள்',
  bank: 'உங்கள் கணக்கு உள்ள வங்கி',
  accountNo: 'இலக்கங்கள் மட்டும், உங்கள் வங்கி எழுதுவது போல',
  accountNoAgain: 'தவறாகத் தட்டச்சு செய்யாமல் இருக்க, இன்னொரு முறை',
} as const

export function branchDroppedText(branchNo: string): string {
  return `கணக்கு எண்ணின் முதல் 3 இலக்கங்கள் (${branchNo}) கிளைக் குறியீடு ஆகும். அவை கணக்கு எண்ணிலிருந்து நீக்கப்பட்டுள்ளன.`
}

export function otherBranchText(branchNo: string): string {
  return `இந்தக் கணக்கு எண்ணின் கிளை: ${branchNo}. அந்தக் கிளையைக் கொடுங்கள், அல்லது எண்ணைத் திருத்துங்கள்.`
}
