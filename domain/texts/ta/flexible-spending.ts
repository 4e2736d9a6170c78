/** Messages of the flexible-spending claim, besides those that it shares with the other claim forms, in Tamil. */

export const flexibleSpendingTexts = {
  incurredDateRequired: 'செலவான தேதி தேவை.',
  accountRequired: 'கணக்கு தேவை.',
  accountNotOffered: 'பட்டியலிலிருந்து ஒரு கணக்கைத் தேர்ந்தெடுங்கள்.',
  claimCategoryRequired: 'கோரிக்கை வகை தேவை.',
  claimantNotOffered: 'உங்கள் கோரிக்கையாளர்களில் ஒருவரைத் தேர்ந்தெடுங்கள்.',
} as const

export function flexibleSpendingRecordedText(reference: string): string {
  return `நெகிழ்வான செலவினக் கோரிக்கை ${reference} பதிவுசெய்யப்பட்டது.`
}
