/** Messages of the flexible-spending claim, in Malay. */

export const flexibleSpendingTexts = {
  incurredDateRequired: 'Tarikh Perbelanjaan diperlukan.',
  accountRequired: 'Akaun diperlukan.',
  accountNotOffered: 'Sila pilih akaun daripada senarai.',
  claimCategoryRequired: 'Kategori Tuntutan diperlukan.',
  claimantNotOffered: 'Sila pilih salah satu pihak menuntut anda.',
} as const

export function flexibleSpendingRecordedText(reference: string): string {
  return `Tuntutan perbelanjaan fleksibel ${reference} telah direkodkan.`
}
