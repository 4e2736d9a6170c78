/** The statements that the sign-in page links to, in Malay. */
import type { Statement } from '../en/statement.ts'
import { statementTitles } from './public-page.ts'

export const statementTexts = {
  faq: {
    title: 'Soalan lazim',
    sections: [
      {
        heading: 'Bagaimana saya mengemukakan tuntutan?',
        text: 'Pilih Kemukakan Tuntutan, nyatakan jenis rawatan, dan tambah foto atau PDF resit. Anda boleh melihat semuanya sekali lagi sebelum anda mengemukakannya.',
      },
      {
        heading: 'Berapa lama masa yang diambil untuk tuntutan?',
        text: 'Rekod Tuntutan menunjukkan kedudukan setiap tuntutan. Apabila syarikat insurans anda memerlukan sesuatu daripada anda, tuntutan itu menunjukkan “Menunggu” dan apa yang diminta; halaman Utama menunjukkannya dahulu.',
      },
      {
        heading: 'Ke mana wang dibayar?',
        text: 'Ke akaun atau dengan cara yang dinyatakan pada tuntutan. Profil anda menunjukkan akaun bank yang disimpan untuk anda; hanya 4 digit terakhirnya yang kelihatan.',
      },
      {
        heading: 'Siapa yang boleh melihat tuntutan saya?',
        text: 'Anda, pekerja yang memiliki perlindungan itu, pentadbir perlindungan anda dan syarikat insurans anda. Siapa yang melihatnya direkodkan.',
      },
      {
        heading: 'Mengapa saya diminta memasukkan kata laluan sekali guna?',
        text: 'Ini membuktikan bahawa memang anda yang log masuk, walaupun orang lain mengetahui kata laluan anda. Ia dihantar ke alamat e-mel akaun anda dan sah selama 5 minit.',
      },
      {
        heading: 'Klinik mana yang boleh saya kunjungi?',
        text: 'Halaman Cari Klinik Panel menyenaraikan klinik panel anda mengikut jenis dan kawasan, dengan waktu buka klinik. Tunjukkan e-Kad anda di sana.',
      },
    ],
  },
  'security-privacy': {
    title: statementTitles.securityPrivacy,
    sections: [
      {
        heading: 'Bagaimana akaun anda dilindungi',
        text: 'Kata laluan anda disulitkan dalam pelayar anda sebelum ia dihantar, dan hanya cap jari digitalnya disimpan. Log masuk juga memerlukan kata laluan sekali guna yang dihantar melalui e-mel kepada anda. Sesi tamat sendiri apabila ia tidak digunakan.',
      },
      {
        heading: 'Bagaimana data anda dilindungi',
        text: 'Semua yang bergerak antara peranti anda dan portal disulitkan. Nama, NRIC, butiran perubatan dan akaun bank disulitkan di tempat ia disimpan. Hanya anda, pentadbir perlindungan anda dan syarikat insurans anda boleh melihat tuntutan anda, dan siapa yang melihatnya direkodkan.',
      },
      {
        heading: 'Apa yang boleh anda lakukan',
        text: 'Rahsiakan kata laluan anda, log keluar pada peranti yang dikongsi, dan beritahu kami dengan segera apabila anda rasa orang lain telah menggunakan akaun anda.',
      },
    ],
  },
  'website-terms': {
    title: statementTitles.websiteTerms,
    sections: [
      {
        heading: 'Siapa yang boleh menggunakan portal ini',
        text: 'Portal ini adalah untuk pekerja dan tanggungan mereka yang dilindungi oleh polisi perubatan berkumpulan, dan untuk pentadbir perlindungan itu.',
      },
      {
        heading: 'Apa yang anda hantar',
        text: 'Apa yang anda hantar mestilah benar dan lengkap. Sila simpan invois cukai dan resit asal selama sekurang-kurangnya 6 bulan: syarikat insurans anda mungkin memintanya.',
      },
      {
        heading: 'Apa yang ditunjukkan oleh portal ini',
        text: 'Manfaat dan tuntutan ditunjukkan seperti yang kami ketahui pada masa itu. Polisi majikan anda menentukan apa yang dilindungi dan dibayar.',
      },
    ],
  },
  'personal-data': {
    title: statementTitles.personalData,
    sections: [
      {
        heading: 'Apa yang kami kumpulkan',
        text: 'Nama, NRIC atau FIN, butiran hubungan dan bank anda, serta yang sama bagi tanggungan anda, dan butiran perubatan serta dokumen bagi tuntutan yang anda kemukakan.',
      },
      {
        heading: 'Untuk apa kami menggunakannya',
        text: 'Untuk mentadbir perlindungan anda, untuk memproses dan membayar tuntutan anda, untuk memberitahu anda tentangnya, dan untuk memenuhi kewajipan undang-undang di bawah Akta Perlindungan Data Peribadi (Personal Data Protection Act).',
      },
      {
        heading: 'Dengan siapa kami berkongsi',
        text: 'Syarikat insurans anda, dan pihak berkuasa jika undang-undang memerlukannya. Majikan anda melihat apa yang diperlukannya untuk mentadbir perlindungan.',
      },
      {
        heading: 'Hak anda',
        text: 'Anda boleh meminta untuk melihat data peribadi anda dan supaya ia dibetulkan, dan anda boleh menarik balik persetujuan anda. Sila e-mel kami; tanpa persetujuan, kami mungkin tidak dapat memproses tuntutan.',
      },
    ],
  },
} as const satisfies Readonly<Record<string, Statement>>
