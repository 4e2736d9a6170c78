/** Written after what the second held-out texts taught, as members write, and put to the table unchanged. */
import { linesOf, type Phrasings } from '../phrasing.ts'

export const malayThirdHeldOut: readonly Phrasings[] = [
  {
    means: ['claim-status', 'claim-time'],
    texts: linesOf(`
      hi nak check claim saya
      claim saya ok dah ke
      claim suami saya bulan lepas yang masuk hospital tu camne sekarang
      berapa hari lagi nak tau result claim
      claim saya approve ke reject
      nak tau status claim
      kenapa tuntutan saya masih diproses
      selalunya berapa hari claim lulus
    `),
  },
  {
    means: ['claim-missing', 'claim-rejection'],
    texts: linesOf(
      'kenapa tuntutan saya tak lepas\ndokumen apa lagi diperlukan supaya lulus\npending sebab kurang resit ke',
    ),
  },
  {
    means: ['claim-payment'],
    texts: linesOf(
      'lepas lulus berapa lama duit masuk\nclaim ni boleh dapat balik berapa\nrefund saya mana\nduit dah masuk akaun saya ke',
    ),
  },
  {
    means: ['submit-claim', 'settlement-letter'],
    texts: linesOf('ajar saya cara claim\nbagi saya salinan surat penyelesaian\nnak submit claim baru'),
  },
  {
    means: ['letter-status', 'letter-time', 'letter-missing', 'request-letter'],
    texts: linesOf(
      'LOG mak bila boleh dapat\nada khabar pasal surat jaminan\nnak operation, nak surat jaminan\nguarantee letter dah keluar ke',
    ),
  },
  {
    means: ['cover'],
    texts: linesOf(`
      anak saya ada perlindungan gigi ke
      fisioterapi setahun boleh claim berapa kali
      dental saya tinggal berapa balance
      rawatan kecemasan boleh claim ke
      had saya bila reset
      buat MRI cover tak
    `),
  },
  {
    means: ['find-clinic', 'clinic-hours', 'clinic-on-panel'],
    texts: linesOf('area sini mana ada GP panel\nklinik malam buka ke\ncari doktor gigi paling dekat dengan saya'),
  },
  {
    means: ['urgent'],
    texts: linesOf(`
      suami saya sakit dada berpeluh sejuk
      baby saya tak bernafas
      nenek jatuh pengsan tak sedar
      saya penat hidup, nak tamatkan nyawa
      nombor apa nak panggil ambulans
      tekak bengkak tak boleh nafas
      ayah tiba-tiba tak boleh bercakap, tangan lemah
    `),
  },
  {
    means: ['person'],
    texts: linesOf(
      'nak cari staf khidmat pelanggan\nmana orangnya\nnak cakap dengan pengurus\nsambungkan saya ke pegawai terima kasih\nboleh telefon saya tak',
    ),
  },
  {
    means: ['unknown', 'which', 'person', 'thanks', 'greeting'],
    texts: linesOf(`
      nak batalkan surat jaminan
      tersilap hantar claim boleh hantar semula ke
      claim Ali dah lulus ke
      mak mertua boleh claim ke
      insurans cover tambang ke hospital tak
      nak tau manfaat bos syarikat
      klinik kata kad saya tak boleh guna macam mana
      demam tiga hari perlu jumpa doktor ke
      boleh tak kalau saya tak nak buat pembedahan
      doktor gigi mana murah
      kalau tak lulus macam mana
      saya kena tipu, ada orang menyamar
      cuti bersalin berapa hari
      macam mana nak tambah bayi saya
      tolong luluskan cepat sikit
      resit bahasa Jepun boleh ke
      insurans boleh bawa ke syarikat baru tak
      boleh jamin akan bayar tak
      doktor salah bagi ubat
      pandainya awak
    `),
  },
]
