/** Texts of errors that the server alone says, in Malay. */

export const serverErrorTexts = {
  unsupportedType:
    'Permintaan itu dihantar dalam bentuk yang tidak dapat dibaca di sini. Sila muat semula halaman dan cuba lagi.',
  keyReused:
    'Sesuatu yang lain telah dihantar dengan Idempotency-Key ini sebelum ini, dan telah dilakukan. Sila muat semula halaman, lihat apa yang ada, dan hantar semula.',
  storageFull:
    'Tiada ruang lagi untuk menyimpan ini buat masa ini. Apa yang anda masukkan masih ada di sini. Sila cuba lagi kemudian, dan beritahu pasukan sokongan jika ia berterusan.',
  documentChanged:
    'Dokumen ini bukan dokumen yang dikemukakan, jadi ia tidak ditunjukkan. Sila beritahu pasukan sokongan, yang boleh memastikan perkara ini dibetulkan.',
  recordIncomplete:
    'Sebahagian daripada apa yang direkodkan di sini telah hilang, jadi rekod ini tidak dapat ditunjukkan atau diubah. Apa yang anda hantar tidak disimpan. Sila beritahu pasukan sokongan, yang boleh memastikan log peristiwa disahkan dan dibetulkan.',
} as const
