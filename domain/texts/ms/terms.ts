/** The Terms and Conditions that a person agrees to in the first step of registering, in Malay. */
import type { TermsSection } from '../en/terms.ts'

export const termsSections: readonly TermsSection[] = [
  {
    heading: 'Apa yang anda persetujui',
    paragraphs: [
      'Terma ini adalah antara anda dengan pengendali portal ini, yang mengendalikannya untuk majikan anda dan syarikat insurans bagi polisi perubatan berkumpulan anda. Dengan mendaftar, anda menerima terma ini.',
      'Terma ini adalah tentang penggunaan portal sahaja. Apa yang dilindungi, dan berapa banyak daripadanya yang dibayar, ditentukan oleh polisi majikan anda.',
    ],
  },
  {
    heading: 'Siapa yang boleh mendaftar',
    paragraphs: [
      'Anda boleh mendaftar jika anda dilindungi oleh polisi yang ditadbir di sini, sebagai pekerja atau sebagai tanggungan. Sila daftar hanya untuk diri anda sendiri, dengan nombor pengenalan anda sendiri.',
      'Ibu bapa atau penjaga yang sah boleh mendaftar bagi pihak anak di bawah umur 18 tahun dan bertanggungjawab atas apa yang dilakukan dengan akaun itu.',
    ],
  },
  {
    heading: 'Akaun anda',
    paragraphs: [
      'Rahsiakan kata laluan dan kata laluan sekali guna anda; kami tidak pernah memintanya melalui telefon atau e-mel. Log keluar pada peranti yang juga digunakan oleh orang lain.',
      'Beritahu kami dengan segera apabila anda rasa orang lain telah menggunakan akaun anda. Sebelum itu, kami boleh menganggap apa yang dilakukan dengan kata laluan dan kata laluan sekali guna anda sebagai dilakukan oleh anda.',
    ],
  },
  {
    heading: 'Apa yang anda hantar',
    paragraphs: [
      'Apa yang anda masukkan dan muat naik mestilah benar dan lengkap, dan anda mestilah berhak menghantarnya. Tuntutan palsu boleh ditolak dan dilaporkan, dan bayarannya boleh diminta semula.',
      'Sila simpan invois cukai dan resit asal selama sekurang-kurangnya 6 bulan selepas anda mengemukakan tuntutan: syarikat insurans anda mungkin memintanya. Jangan tuntut amaun yang sama dua kali, di sini atau daripada syarikat insurans lain.',
    ],
  },
  {
    heading: 'Bayaran ke akaun bank anda',
    paragraphs: [
      'Tuntutan dibayar ke akaun yang anda masukkan. Sila semak dengan teliti: bayaran ke akaun salah yang anda masukkan mungkin hilang.',
      'Akaun itu mestilah akaun di Singapura atas nama anda sendiri, atau yang anda kongsi.',
    ],
  },
  {
    heading: 'Data peribadi anda',
    paragraphs: [
      'Untuk mentadbir perlindungan dan tuntutan anda, kami mengumpulkan, menggunakan dan berkongsi data peribadi anda, termasuk butiran perubatan, dengan syarikat insurans anda, klinik dan hospital anda, dan dengan pihak berkuasa jika undang-undang memerlukannya. Pernyataan Penggunaan Data Peribadi menerangkannya dengan lebih lanjut.',
      'Anda boleh meminta untuk melihat data anda, supaya data itu dibetulkan, atau menarik balik persetujuan anda. Tanpa persetujuan, kami mungkin tidak dapat memproses tuntutan anda.',
    ],
  },
  {
    heading: 'Portal ini',
    paragraphs: [
      'Kami berusaha memastikan portal ini sentiasa boleh digunakan dan maklumatnya betul. Ia mungkin ditutup untuk penyelenggaraan, dan apa yang ditunjukkannya adalah seperti yang kami ketahui pada masa itu; rekod syarikat insurans sendiri yang menentukan.',
      'Portal ini bukan nasihat perubatan. Dalam kecemasan, telefon 995 atau pergi ke hospital terdekat.',
    ],
  },
  {
    heading: 'Penamatan dan perubahan',
    paragraphs: [
      'Akaun anda tamat apabila perlindungan anda tamat. Kami boleh menguncinya sebelum itu apabila terma ini dilanggar atau apabila akaun itu berisiko.',
      'Apabila terma ini berubah dalam perkara yang penting bagi anda, kami memberitahu anda sebelum perubahan itu berkuat kuasa. Terma ini tertakluk kepada undang-undang Singapura.',
    ],
  },
]
