/** What a field that offers choices says, in Malay. */
export const choiceTexts = {
  clear: 'Kosongkan',
  open: 'Buka',
  close: 'Tutup',
  loading: 'Sedang dimuatkan…',
  nothing: 'Tiada pilihan',
} as const
