/** What each kind of notification is called and says, in Malay. What is told outside the portal names neither an illness nor an amount. */
import { PERSONAL_DATA_HOURS } from '../../export/personal-data.ts'
import type { NotificationKind } from '../../notification/notification-kinds.ts'
import type { NotificationTemplate } from '../../notification/notification-templates.ts'

export const notificationKindLabels: Readonly<Record<NotificationKind, string>> = {
  'claim-received': 'Tuntutan telah diterima di sini',
  'claim-submitted': 'Tuntutan telah dikemukakan kepada syarikat insurans',
  'claim-information-requested': 'Maklumat lanjut diperlukan',
  'claim-in-review': 'Tuntutan sedang disemak',
  'claim-approved': 'Tuntutan telah diluluskan',
  'claim-rejected': 'Tuntutan telah ditolak',
  'claim-decision-corrected': 'Keputusan tentang tuntutan telah dibetulkan',
  'payment-details-changed': 'Akaun bank anda telah ditetapkan atau ditukar',
  'password-changed': 'Kata laluan anda telah ditukar',
  'email-address-changed': 'Alamat e-mel anda telah ditukar',
  'contact-number-changed': 'Nombor telefon anda telah ditukar',
  'new-sign-in': 'Log masuk dari peranti baharu',
  'account-locked': 'Akaun anda telah dikunci',
  'account-unlocked': 'Kunci akaun anda telah dibuka',
  'roles-changed': 'Apa yang boleh anda lakukan telah diubah',
  'identity-change-proposed': 'HR mencadangkan perubahan pada identiti anda',
  'identity-change-approved': 'Identiti anda telah diubah: nama, NRIC, tarikh lahir atau jantina',
  'identity-change-declined': 'Perubahan pada identiti anda telah ditolak',
  'bank-proposal-declined': 'Akaun bank yang kami masukkan untuk anda telah ditolak',
  'second-factor-added': 'Aplikasi pengesah atau kunci laluan telah ditambah',
  'second-factor-removed': 'Aplikasi pengesah atau kunci laluan telah dibuang',
  'second-factor-refused': 'Kod yang salah pada langkah kedua log masuk',
  'recovery-code-used': 'Kod pemulihan telah digunakan',
  'recovery-codes-made': 'Kod pemulihan baharu telah dibuat',
  'personal-data-ready': 'Fail dengan data anda sudah sedia',
  'letter-issued': 'Surat jaminan telah dikeluarkan',
  'letter-rejected': 'Surat jaminan telah ditolak',
  'letter-information-requested': 'Maklumat lanjut diperlukan untuk surat jaminan',
  'letter-replaced': 'Surat jaminan telah diganti',
  'letter-change-declined': 'Perubahan surat jaminan telah ditolak',
  'letter-revoked': 'Surat jaminan telah ditarik balik oleh kami',
  'letter-admission-acknowledged': 'Hospital telah mengesahkan kemasukan pesakit',
  'letter-ends-soon': 'Surat jaminan akan tamat tidak lama lagi',
  'letter-expired': 'Surat jaminan telah tamat tempoh',
  'cover-ended': 'Perlindungan anda di bawah sebuah syarikat telah tamat',
  'chat-answered': 'Seorang pegawai telah membalas mesej anda dalam sembang',
  'order-paid': 'Resit untuk apa yang anda beli di kedai',
  'order-refunded': 'Bayaran balik untuk apa yang anda pulangkan di kedai',
  'voucher-ends-soon': 'Baucar akan tamat tidak lama lagi',
}

const notYou = 'Jika bukan anda yang melakukannya, sila hubungi kami dengan segera.'
const accountWaits =
  'Mungkin beberapa hari diperlukan sebelum tuntutan dibayar ke akaun baharu; portal menyatakan mulai bila.'

export const notificationWords: Readonly<Record<NotificationKind, NotificationTemplate>> = {
  'claim-received': {
    title: 'Tuntutan diterima',
    message: 'Kami telah menerima tuntutan anda {claimNumber} dan sedang menyampaikannya kepada syarikat insurans.',
    subject: 'Kami telah menerima tuntutan anda',
    text: 'Kami telah menerima tuntutan anda {claimNumber} dan sedang menyampaikannya kepada syarikat insurans.',
  },
  'claim-submitted': {
    title: 'Tuntutan dikemukakan',
    message:
      'Syarikat insurans telah menerima tuntutan anda {claimNumber}. Ia akan diproses dalam masa 14 hari bekerja.',
    subject: 'Tuntutan anda telah dikemukakan',
    text: 'Syarikat insurans telah menerima tuntutan anda {claimNumber}. Ia akan diproses dalam masa 14 hari bekerja.',
  },
  'claim-information-requested': {
    title: 'Maklumat lanjut diperlukan',
    message: 'Tuntutan {claimNumber} tidak dapat diteruskan tanpa anda. Buka untuk melihat apa yang diminta.',
    subject: 'Tuntutan anda memerlukan maklumat lanjut',
    text: 'Kami memerlukan maklumat lanjut untuk meneruskan tuntutan anda {claimNumber}. Sila log masuk untuk melihat apa yang diminta.',
  },
  'claim-in-review': {
    title: 'Tuntutan sedang disemak',
    message: 'Syarikat insurans sedang meneliti tuntutan {claimNumber} sekali lagi. Anda tidak perlu berbuat apa-apa.',
    subject: 'Tuntutan anda sedang disemak',
    text: 'Syarikat insurans sedang meneliti tuntutan anda {claimNumber} sekali lagi. Anda tidak perlu berbuat apa-apa.',
  },
  'claim-approved': {
    title: 'Tuntutan diluluskan',
    message: 'Tuntutan {claimNumber} telah diluluskan. Buka untuk melihat apa yang akan dibayar.',
    subject: 'Tuntutan anda telah diluluskan',
    text: 'Tuntutan anda {claimNumber} telah diluluskan. Log masuk untuk melihat butirannya.',
  },
  'claim-rejected': {
    title: 'Tuntutan ditolak',
    message: 'Tuntutan {claimNumber} tidak diluluskan. Buka untuk melihat sebabnya.',
    subject: 'Tuntutan anda telah diputuskan',
    text: 'Tuntutan anda {claimNumber} telah diputuskan. Log masuk untuk melihat butirannya.',
  },
  'claim-decision-corrected': {
    title: 'Keputusan dibetulkan',
    message:
      'Keputusan tentang tuntutan {claimNumber} telah dibetulkan. Buka untuk melihat keputusan yang sah sekarang.',
    subject: 'Keputusan tentang tuntutan anda telah dibetulkan',
    text: 'Keputusan tentang tuntutan anda {claimNumber} telah dibetulkan. Log masuk untuk melihat keputusan yang sah sekarang.',
  },
  'payment-details-changed': {
    title: 'Akaun bank dikemas kini',
    message: `Akaun bank untuk bayaran tuntutan anda telah ditetapkan atau ditukar. ${accountWaits} ${notYou}`,
    subject: 'Akaun bank anda telah dikemas kini',
    text: `Akaun bank yang menerima bayaran tuntutan anda telah ditetapkan atau ditukar. ${accountWaits} ${notYou}`,
  },
  'password-changed': {
    title: 'Kata laluan ditukar',
    message: `Kata laluan anda telah ditukar. ${notYou}`,
    subject: 'Kata laluan anda telah ditukar',
    text: `Kata laluan akaun anda telah ditukar. ${notYou}`,
  },
  'email-address-changed': {
    title: 'Alamat e-mel ditukar',
    message: `Anda kini log masuk dengan alamat e-mel lain, dan e-mel kami dihantar ke situ. ${notYou}`,
    subject: 'Alamat e-mel anda telah ditukar',
    text: `Ini bukan lagi alamat e-mel akaun anda: ia telah ditukar kepada alamat lain. ${notYou}`,
  },
  'contact-number-changed': {
    title: 'Nombor telefon ditukar',
    message: `Nombor yang kami gunakan untuk menelefon anda telah ditukar. ${notYou}`,
    subject: 'Nombor telefon anda telah ditukar',
    text: `Nombor telefon akaun anda telah ditukar. ${notYou}`,
  },
  'new-sign-in': {
    title: 'Log masuk dari peranti baharu',
    message: `Akaun anda telah digunakan pada peranti yang belum pernah kami lihat. ${notYou}`,
    subject: 'Akaun anda telah digunakan pada peranti baharu',
    text: `Seseorang telah log masuk ke akaun anda pada peranti yang belum pernah kami lihat. ${notYou}`,
  },
  'account-locked': {
    title: 'Akaun dikunci',
    message: `Akaun anda telah dikunci. ${notYou}`,
    subject: 'Akaun anda telah dikunci',
    text: 'Akaun anda telah dikunci, dan tiada sesiapa yang boleh log masuk ke dalamnya. Anda boleh memulihkannya di halaman log masuk.',
  },
  'account-unlocked': {
    title: 'Kunci akaun dibuka',
    message: `Kunci akaun anda telah dibuka, dan anda boleh log masuk semula. ${notYou}`,
    subject: 'Kunci akaun anda telah dibuka',
    text: `Kunci akaun anda telah dibuka, dan anda boleh log masuk semula. ${notYou}`,
  },
  'roles-changed': {
    title: 'Kebenaran anda diubah',
    message: 'Apa yang boleh anda lakukan di sini telah diubah oleh seorang pentadbir.',
    subject: 'Kebenaran anda telah diubah',
    text: 'Apa yang boleh anda lakukan dalam Member Care telah diubah oleh seorang pentadbir.',
  },
  'identity-change-proposed': {
    title: 'HR mencadangkan perubahan butiran anda',
    message:
      'HR syarikat anda telah mencadangkan perubahan pada nama, NRIC, tarikh lahir atau jantina anda. Ia sedang menunggu kelulusan; “Kemas Kini Bio” menunjukkan apa yang akan diubah. Jika ia salah, sila beritahu HR atau hubungi kami.',
    subject: 'Perubahan butiran anda telah dicadangkan',
    text: 'HR syarikat anda telah mencadangkan perubahan pada butiran peribadi anda, dan ia sedang menunggu kelulusan. Sila log masuk untuk melihat apa yang akan diubah. Jika ia salah, sila beritahu HR atau hubungi kami.',
  },
  'identity-change-approved': {
    title: 'Butiran anda telah diubah',
    message: `Perubahan butiran anda yang anda minta, atau yang dicadangkan oleh HR syarikat anda, telah diluluskan. ${notYou}`,
    subject: 'Butiran anda telah diubah',
    text: `Perubahan butiran peribadi anda yang anda minta, atau yang dicadangkan oleh HR syarikat anda, telah diluluskan. ${notYou}`,
  },
  'identity-change-declined': {
    title: 'Butiran anda kekal seperti sedia ada',
    message:
      'Perubahan butiran anda yang anda minta, atau yang dicadangkan oleh HR syarikat anda, tidak diluluskan. Sila hubungi kami untuk mengetahui sebabnya, atau minta lagi dengan bukti lain.',
    subject: 'Permintaan anda telah diputuskan',
    text: 'Perubahan butiran peribadi anda yang anda minta, atau yang dicadangkan oleh HR syarikat anda, tidak diluluskan. Sila log masuk dan hubungi kami untuk mengetahui sebabnya.',
  },
  'bank-proposal-declined': {
    title: 'Akaun bank tidak ditukar',
    message:
      'Akaun bank yang dimasukkan untuk anda telah diperiksa dan ditolak. Akaun anda kekal seperti sedia ada. Sebab: {reason}',
    subject: 'Akaun bank anda tidak ditukar',
    text: 'Akaun bank yang dimasukkan untuk anda telah diperiksa dan ditolak. Akaun anda kekal seperti sedia ada. Log masuk untuk membaca sebabnya.',
  },
  'second-factor-added': {
    title: 'Faktor kedua ditambah',
    message: `Aplikasi pengesah atau kunci laluan telah ditambah pada akaun anda, dan akan diminta apabila anda log masuk. ${notYou}`,
    subject: 'Faktor kedua telah ditambah pada akaun anda',
    text: `Aplikasi pengesah atau kunci laluan telah ditambah pada akaun anda, dan akan diminta apabila anda log masuk. ${notYou}`,
  },
  'second-factor-removed': {
    title: 'Faktor kedua dibuang',
    message: `Aplikasi pengesah atau kunci laluan telah dibuang daripada akaun anda. ${notYou}`,
    subject: 'Faktor kedua telah dibuang daripada akaun anda',
    text: `Aplikasi pengesah atau kunci laluan telah dibuang daripada akaun anda, oleh anda atau oleh seorang pentadbir. ${notYou}`,
  },
  'second-factor-refused': {
    title: 'Kod yang salah semasa log masuk',
    message:
      'Seseorang yang mempunyai kata laluan anda telah memasukkan beberapa kod yang salah. Jika bukan anda yang melakukannya, sila tukar kata laluan anda dengan segera.',
    subject: 'Kod yang salah semasa log masuk ke akaun anda',
    text: 'Seseorang yang mempunyai kata laluan anda telah memasukkan beberapa kod yang salah pada langkah kedua log masuk, dan tidak berjaya masuk. Jika bukan anda yang melakukannya, sila tukar kata laluan anda dengan segera.',
  },
  'recovery-code-used': {
    title: 'Kod pemulihan digunakan',
    message: `Salah satu kod pemulihan anda telah digunakan. ${notYou}`,
    subject: 'Satu kod pemulihan anda telah digunakan',
    text: `Salah satu kod pemulihan anda telah digunakan sebagai ganti aplikasi pengesah atau kunci laluan anda. ${notYou}`,
  },
  'recovery-codes-made': {
    title: 'Kod pemulihan baharu',
    message: `Kod pemulihan baharu telah dibuat untuk akaun anda; kod yang sebelumnya tidak boleh digunakan lagi. ${notYou}`,
    subject: 'Kod pemulihan baharu telah dibuat',
    text: `Kod pemulihan baharu telah dibuat untuk akaun anda; kod yang sebelumnya tidak boleh digunakan lagi. ${notYou}`,
  },
  'personal-data-ready': {
    title: 'Data anda sudah sedia',
    message: `Fail dengan semua yang disimpan tentang anda sudah sedia. Anda boleh memuat turunnya dalam profil anda selama ${PERSONAL_DATA_HOURS} jam. Jika anda tidak memintanya, sila hubungi kami dengan segera.`,
    subject: 'Data anda sudah sedia',
    text: `Fail dengan data anda, yang diminta dalam Member Care, sudah sedia. Selepas anda log masuk, anda boleh memuat turunnya dalam profil anda selama ${PERSONAL_DATA_HOURS} jam. Jika anda tidak memintanya, sila hubungi kami dengan segera.`,
  },
  'letter-issued': {
    title: 'Surat jaminan dikeluarkan',
    message: 'eLOG anda {letterNumber} telah dikeluarkan. Buka untuk melihat surat itu, dan bawa ke hospital.',
    subject: 'Surat jaminan anda telah dikeluarkan',
    text: 'Surat jaminan anda {letterNumber} telah dikeluarkan. Sila log masuk untuk melihat surat itu, dan bawa ke hospital.',
  },
  'letter-rejected': {
    title: 'Surat jaminan ditolak',
    message: 'Permintaan anda untuk eLOG {letterNumber} tidak diluluskan. Buka untuk melihat sebabnya.',
    subject: 'Permintaan anda untuk surat jaminan telah diputuskan',
    text: 'Permintaan anda untuk surat jaminan {letterNumber} telah diputuskan. Log masuk untuk melihat butirannya.',
  },
  'letter-information-requested': {
    title: 'Maklumat lanjut diperlukan',
    message:
      'Permintaan anda untuk eLOG {letterNumber} tidak dapat diteruskan tanpa anda. Buka untuk melihat apa yang diminta.',
    subject: 'Permintaan anda untuk surat jaminan memerlukan maklumat lanjut',
    text: 'Kami memerlukan maklumat lanjut untuk meneruskan permintaan anda untuk surat jaminan {letterNumber}. Sila log masuk untuk melihat apa yang diminta.',
  },
  'letter-replaced': {
    title: 'Surat jaminan diganti',
    message:
      'Ada surat baharu untuk eLOG anda {letterNumber}. Surat yang sebelumnya tidak sah lagi: sila bawa surat yang baharu ke hospital.',
    subject: 'Surat jaminan anda telah diganti',
    text: 'Ada surat baharu untuk {letterNumber}. Surat yang sebelumnya tidak sah lagi. Sila log masuk, dan bawa surat yang baharu ke hospital.',
  },
  'letter-change-declined': {
    title: 'Surat kekal seperti sedia ada',
    message:
      'Perubahan eLOG {letterNumber} yang anda minta telah ditolak. Surat itu masih sah seperti sedia ada. Buka untuk melihat sebabnya.',
    subject: 'Surat jaminan anda kekal seperti sedia ada',
    text: 'Perubahan surat jaminan {letterNumber} yang anda minta telah ditolak. Surat itu masih sah seperti sedia ada. Log masuk untuk melihat sebabnya.',
  },
  'letter-revoked': {
    title: 'Surat jaminan ditarik balik',
    message: 'eLOG anda {letterNumber} telah ditarik balik, dan hospital dimaklumkan. Buka untuk melihat sebabnya.',
    subject: 'Surat jaminan anda telah ditarik balik',
    text: 'Surat jaminan {letterNumber} telah ditarik balik dan tidak sah lagi. Sila log masuk untuk melihat sebabnya.',
  },
  'letter-admission-acknowledged': {
    title: 'Kemasukan ke hospital disahkan',
    message:
      'Hospital telah mengesahkan kemasukan untuk eLOG anda {letterNumber}. Jika anda tidak tahu tentang kemasukan ini, sila hubungi kami.',
    subject: 'Hospital telah mengesahkan kemasukan anda',
    text: 'Hospital telah mengesahkan kemasukan untuk surat jaminan {letterNumber}. Jika anda tidak tahu tentang kemasukan ini, sila hubungi kami.',
  },
  'letter-ends-soon': {
    title: 'Surat jaminan akan tamat tidak lama lagi',
    message:
      'eLOG anda {letterNumber} akan tamat tidak lama lagi. Buka untuk melihat hari terakhirnya; jika kemasukan ke hospital selepas itu, minta yang baharu.',
    subject: 'Surat jaminan anda akan tamat tidak lama lagi',
    text: 'Surat jaminan {letterNumber} akan tamat tidak lama lagi. Sila log masuk untuk melihat hari terakhirnya. Jika kemasukan ke hospital selepas itu, minta yang baharu.',
  },
  'letter-expired': {
    title: 'Surat jaminan tamat tempoh',
    message:
      'Hari terakhir eLOG anda {letterNumber} telah berlalu. Jika anda masih memerlukannya, sila buat permintaan baharu.',
    subject: 'Surat jaminan anda telah tamat tempoh',
    text: 'Hari terakhir surat jaminan {letterNumber} telah berlalu. Jika anda masih memerlukannya, sila buat permintaan baharu.',
  },
  'order-paid': {
    title: 'Terima kasih atas pembelian anda',
    message: 'Anda membeli {product} dengan harga {amount}. Ia ada di bawah “Dibeli”, bersama invois cukainya.',
    subject: 'Resit untuk pembelian anda',
    text: 'Pembelian anda sebanyak {amount} telah dibayar dengan kad. Apa yang anda beli ada di kedai di bawah “Dibeli”, bersama invois cukainya. Anda boleh memulangkannya di sana selagi ia belum ditebus.',
  },
  'order-refunded': {
    title: 'Wang anda sedang dipulangkan',
    message: '{amount} untuk {product} dipulangkan ke kad anda. Bank memerlukan beberapa hari untuk itu.',
    subject: 'Bayaran balik anda',
    text: '{amount} dipulangkan ke kad yang anda gunakan untuk membayar. Bank memerlukan beberapa hari untuk itu. Pembelian itu ada di kedai di bawah “Dibeli”.',
  },
  'cover-ended': {
    title: 'Perlindungan anda telah tamat',
    message:
      'Perlindungan anda di bawah {company} telah tamat, begitu juga e-kad yang berkaitan (jika ada). Tuntutan untuk lawatan sebelum tarikh tamat boleh diikuti seperti biasa. Jika anda rasa ini salah, sila tanya jabatan HR.',
    subject: 'Perlindungan anda telah tamat',
    text: 'Perlindungan anda di bawah {company} telah tamat, begitu juga e-kad yang berkaitan (jika ada). Sila jangan tunjukkan e-kad itu lagi di klinik. Anda boleh log masuk dengan alamat e-mel anda dan mengikuti tuntutan untuk lawatan sebelum tarikh tamat. Jika anda rasa ini salah, sila tanya jabatan HR.',
  },
  'chat-answered': {
    title: 'Anda mendapat jawapan',
    message: 'Seorang pegawai telah membalas mesej anda dalam sembang.',
    subject: 'Anda mendapat jawapan dalam sembang',
    text: 'Seorang pegawai telah membalas mesej anda dalam sembang. Anda boleh membacanya dalam portal.',
  },
  'voucher-ends-soon': {
    title: 'Baucar akan tamat tidak lama lagi',
    message:
      'Salah satu baucar anda akan tamat dalam beberapa hari lagi. Buka untuk melihat hari terakhirnya, dan gunakannya sebelum itu.',
    subject: 'Satu baucar anda akan tamat tidak lama lagi',
    text: 'Salah satu baucar yang anda tebus akan tamat dalam beberapa hari lagi. Sila log masuk untuk melihat hari terakhirnya, dan gunakannya sebelum itu.',
  },
}
