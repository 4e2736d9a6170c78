/** Malay: what is asked for, and what is asked about it. Words stand without what is put before and after them. */
import { phrasesIn } from '../phrases.ts'

export const malayQuestionWords = {
  status: phrasesIn(`
    keadaan, bagaimana keadaan, mana, di mana, kat mana, dekat mana, sampai mana, macam mana, macam mana dengan, bagaimana dengan, apa khabar, apa cerita, apa jadi, apa jadi dengan, apa dah jadi, status, perkembangan, kemajuan, update, kemas kini, ada update, ada berita, berita, khabar, ada khabar, apa berita,
    semak, semakan, semak status, check, cek, tengok, lihat, jejak, pantau, sedang diproses, tengah proses, dalam proses, tengah diproses, menunggu, terima, sudah terima, dah terima, dah dapat, belum terima, tak terima, peringkat mana, tahap mana, maklum balas, jawapan, follow up, kedudukan
  `),
  where: phrasesIn('mana, di mana, kat mana, dekat mana, mana ada'),
  decided: phrasesIn(`
    ^ approve dah, ^ approve ke, ^ approve tak, ^ approve belum, dah lepas, lulus, diluluskan, kelulusan, putus, diputuskan, keputusan, proses, diproses, selesai, diselesaikan, siap, keluar, dikeluarkan, jadi ke, berjaya, approve, terluluskan, dapat kelulusan, settle, dah settle
  `),
  rejected: phrasesIn(`
    tak lepas, tidak lepas, tak pass, tolak, ditolak, penolakan, tak lulus, tidak lulus, tidak diluluskan, tak diluluskan, kena reject, kena tolak, gagal, tidak berjaya, tak berjaya, reject, tak approve, tidak approve, tak dilulus, kena decline
  `),
  why: phrasesIn(
    'kenapa, mengapa, sebab, sebab apa, apa sebab, sebabnya, alasan, punca, pasal apa, apa pasal, asal, apahal, macam mana boleh, kenapa boleh',
  ),
  when: phrasesIn(`
    lama lagi, lama lagi ke, berapa hari bekerja, berapa hari kerja, bila, bilakah, berapa lama, berapa lama lagi, berapa hari, berapa hari lagi, berapa minggu, berapa bulan, tempoh, tempoh masa, ambil masa, mengambil masa, makan masa, biasa, biasanya, lazim, purata, pukul berapa boleh, jangka, dijangka, anggaran masa, hari apa, cepat mana, bila nak, bila boleh, masa diambil, masa yang diambil, berapa jam, berapa lamakah
  `),
  late: phrasesIn(`
    senyap, senyap je, sepi, tak dapat * lagi, belum dapat, tak terima * lagi, tak lulus lulus, tak masuk masuk, lambat, lambatnya, lama sangat, lama betul, lama gila, lama dah, dah lama, sudah lama, lamanya, lamalah, lewat, masih belum, belum lagi, belum, masih tak, masih tak ada, masih tidak, tak lagi, masih tunggu, tunggu, menunggu lama, dah tunggu, tertunggu, tertangguh, tangguh, tergendala, sangkut, tersangkut,
    tak lulus lagi, tak keluar lagi, tak siap lagi, tak dapat lagi, tak masuk lagi, tak approve lagi, tak ada berita, tak ada khabar, tak ada news, sebulan, berbulan, berminggu, dah sebulan, dah seminggu, dah minggu, tak sampai lagi, tak diproses lagi, lagi tak lulus
  `),
  already: phrasesIn('sudah, dah, ke belum, ke tak, ke tidak, atau belum, atau tidak, telah'),
  fetch: phrasesIn('muat turun, cetak, salinan, print, hantar pada saya, emel pada saya, download'),
  valid: phrasesIn('sah, sah lagi, sah sampai, tempoh sah, tamat, tamat tempoh, luput, laku, sah laku, expired'),
  howMuch: phrasesIn(
    'berapa, berapakah, jumlah, berapa banyak, berapa ringgit, berapa dolar, amaun, berapa duit, berapa kali',
  ),
  howTo: phrasesIn(
    'nak minta * macam mana, nak mohon * macam mana, nak apply * macam mana, nak dapatkan * macam mana, nak dapat * macam mana, nak buat * macam mana, macam mana nak, macam mana untuk, macam mana saya, bagaimana nak, bagaimana untuk, bagaimana saya, bagaimana, bagaimanakah, cara, cara nak, cara untuk, langkah, prosedur, macam mana mahu, macam mana hendak, ajar saya, tunjuk cara, macam mana kalau nak, macam mana boleh saya',
  ),
  want: phrasesIn(
    'nak minta * macam mana, nak mohon * macam mana, nak apply * macam mana, nak dapatkan * macam mana, nak dapat * macam mana, nak buat * macam mana, nak, hendak, mahu, mau, ingin, mohon, permohonan, minta, perlukan, memerlukan, dapatkan, mendapatkan, apply, request, perlu',
  ),
}

export const malayRecordWords = {
  claim: phrasesIn(
    'dah * hantar claim, sudah * hantar claim, dah * hantar tuntutan, sudah * hantar tuntutan, tuntutan, claim, claims, permohonan tuntutan, tuntutan saya, claim saya, eclaim, resit yang saya hantar, bil yang saya hantar, claim ni, claim tu',
  ),
  sent: phrasesIn(`
    dah * hantar claim, sudah * hantar claim, dah * hantar tuntutan, sudah * hantar tuntutan, sudah hantar, dah hantar, telah hantar, dihantar, sudah submit, dah submit, yang saya hantar, saya hantar, dikemukakan, telah dikemukakan, yang dihantar, sudah kemukakan, dah kemukakan, muat naik dah, dah upload, sudah upload, dah mohon, sudah mohon, dah apply, yang saya submit, saya submit
  `),
  missing: phrasesIn(`
    minta apa lagi, dokumen apa lagi, resit apa lagi, nak resit apa lagi, kurang, masih kurang, tak cukup, tidak cukup, belum cukup, tak lengkap, tidak lengkap, belum lengkap, lengkap, lengkap ke, dah lengkap, tertinggal, ketinggalan, masih perlu, masih perlukan, masih diperlukan, perlu lagi, apa lagi perlu, apa lagi diperlukan, apa lagi nak hantar, hantar apa lagi, kena hantar apa lagi,
    apa lagi kena hantar, apa lagi * perlu, apa lagi * diperlukan, perlu apa lagi, nak apa lagi, kena bagi apa lagi, apa yang masih, apa lagi yang, apa lagi, cukup ke, dah cukup, kena tambah apa, perlu * apa lagi, kena hantar * apa lagi, ada kurang, cukup tak
  `),
  asked: phrasesIn(`
    kena tambah, kena tambah dokumen, perlu tambah, perlu tambah resit, perlu tambah dokumen, tambah dokumen apa, tambah resit apa, yang diperlukan, apa diperlukan, dokumen * diperlukan, apa * diperlukan, dokumen * dikehendaki, dokumen apa, apa dokumen, resit apa, borang apa, surat apa, maklumat apa, apa maklumat, perlu apa, perlukan apa, minta apa, nak apa, dia minta apa, diminta, minta dokumen, minta maklumat, minta resit,   kena hantar, kena bagi, kena upload, perlu hantar, perlu upload, perlu kemukakan, perlu bawa, apa perlu, apa yang perlu, apa kena,
    apa yang kena, dokumen yang, dokumen tambahan, maklumat tambahan, tambahan, apa syarat dokumen
  `),
  documents: phrasesIn(
    'kena tambah dokumen, perlu tambah resit, perlu tambah dokumen, tambah dokumen apa, tambah resit apa, dokumen apa lagi, resit apa lagi, nak resit apa lagi, dokumen * diperlukan, dokumen * dikehendaki, dokumen, resit, bil, invois, borang, surat rujukan, surat doctor, memo, laporan, laporan perubatan, lampiran, sijil, maklumat, dokumen apa, apa dokumen, resit apa, minta dokumen, minta resit, dokumen yang, dokumen tambahan, dokumen sokongan, kertas',
  ),
  money: phrasesIn(`
    duit, wang, bayar, dibayar, bayaran, pembayaran, bayaran tuntutan, masuk akaun, masuk bank, bank in, pindah, dipindahkan, kredit, dikreditkan, cek, tunai, bayar balik, bayaran balik, dapat balik, pulangan, pulang, pampasan, akaun saya, bank saya, pindahan, dapat berapa, berapa saya dapat, berapa dapat, berapa boleh dapat balik, refund, ganti
  `),
  newClaim: phrasesIn(`
    resit * nak hantar, resit * hantar kat mana, resit * hantar di mana, bil * nak hantar, nak claim macam mana, nak claim * macam mana, nak buat claim macam mana, nak tuntut macam mana, macam mana nak claim, macam mana nak tuntut, macam mana nak buat claim, macam mana nak buat tuntutan, macam mana nak hantar claim, macam mana nak hantar tuntutan, macam mana nak submit, macam mana nak submit claim, macam mana untuk claim, macam mana buat claim, macam mana saya claim, macam mana mahu claim, bagaimana nak claim, bagaimana untuk claim,
    bagaimana saya kemukakan, bagaimana saya kemukakan tuntutan, bagaimana kemukakan, bagaimana kemukakan tuntutan, bagaimana untuk kemukakan tuntutan, bagaimana nak kemukakan tuntutan, bagaimana buat tuntutan, bagaimana membuat tuntutan, bagaimana hantar tuntutan, bagaimana saya hantar tuntutan, bagaimana saya buat tuntutan, bagaimana nak buat tuntutan,
    cara claim, cara nak claim, cara buat claim, cara buat tuntutan, cara hantar claim, cara hantar tuntutan, cara kemukakan tuntutan, cara tuntut, cara untuk claim, cara submit, cara submit claim, cara mohon claim, nak claim, nak tuntut, nak buat claim, nak buat tuntutan, nak hantar claim, nak hantar tuntutan, nak submit claim, nak submit, mahu buat tuntutan, mahu claim,
    ingin membuat tuntutan, ingin buat tuntutan, ingin kemukakan tuntutan, ingin hantar tuntutan, mahu kemukakan tuntutan, mahu hantar tuntutan, hendak buat tuntutan, hendak kemukakan tuntutan, hendak claim, claim baru, tuntutan baru, tuntutan baharu, kemukakan tuntutan, buat claim, buat tuntutan, membuat tuntutan, hantar claim, hantar tuntutan, hantar resit, hantar bil, upload resit, upload bil, muat naik resit,
    nak hantar resit, nak upload resit, nak hantar bil, submit resit, file claim, submit claim, nak submit resit, nak masukkan claim, nak isi claim, claim kat mana, nak claim kat mana, tuntut kat mana, nak claim di mana, nak mohon claim, mohon tuntutan
  `),
  log: phrasesIn(
    'surat jaminan, guarantee letter, gl, log, elog, surat gl, surat log, jaminan, surat jaminan hospital, surat hospital, surat masuk hospital, surat jamin',
  ),
  letter: phrasesIn('surat'),
  settlement: phrasesIn(
    'surat penyelesaian, penyelesaian, penyelesaian tuntutan, surat bayaran, surat keputusan tuntutan, surat tuntutan, penyata tuntutan, settlement, settlement letter, surat settlement, surat claim',
  ),
}

export const malayCoverWords = {
  canClaim: phrasesIn(`
    boleh claim, boleh saya claim, boleh ke claim, boleh tak claim, boleh kita claim, boleh ke saya claim, boleh tak saya claim, bolehkah saya claim, boleh dituntut, boleh tuntut, boleh saya tuntut, boleh ke tuntut, boleh tak tuntut, boleh menuntut, bolehkah saya tuntut, boleh nak claim, tak boleh claim, boleh buat claim untuk, dapat claim, dapat tuntut, boleh reimburse, boleh claim ke, boleh claim tak, layak, layak claim,
    kelayakan, layak tuntut, boleh claim berapa, boleh tuntut berapa, claim boleh, claim boleh tak, boleh claim untuk
  `),
  covered: phrasesIn(
    'benefit apa, apa benefit, ada benefit apa, benefits apa, lindung, dilindungi, dilindung, perlindungan, melindungi, cover, kaver, dicover, dikaver, ditanggung, tanggung, menanggung, termasuk, meliputi, diliputi, bayaran bersama, co pay, deduktibel, manfaat apa, apa manfaat, manfaat saya, faedah saya, apa faedah, insurans bayar, insurans cover, pelan bayar, insurans tanggung',
  ),
  plan: phrasesIn(
    'pelan, pelan saya, polisi, polisi saya, manfaat, faedah, insurans saya, had, had saya, baki, baki saya, had tahunan, limit, kuota, benefit saya, perlindungan saya',
  ),
  left: phrasesIn(`
    baki saya, had saya, baki, tinggal, tinggal berapa, berapa tinggal, masih tinggal, lebih, berbaki, had, had maksimum, limit, maksimum, kuota, habis, dah habis, guna habis, dah guna, dah pakai, telah guna, sudah guna, berapa kali lagi, berapa lagi, berapa banyak lagi, balance, paling banyak, had tahunan, diperbaharui, reset, ada lagi
  `),
}

export const malayClinicWords = {
  open: phrasesIn(
    'buka, dibuka, tutup, ditutup, waktu operasi, waktu buka, masa operasi, masa buka, waktu bekerja, waktu kerja, pukul berapa, jam berapa, sampai pukul berapa, operasi, beroperasi, 24 jam, cuti ke',
  ),
  find: phrasesIn(
    'terdekat, paling dekat, dekat, dekat dengan, dekat sini, berdekatan, hampir, berhampiran, cari, mencari, senarai, cadangkan, cadangan, alamat, lokasi, sekitar, di sekitar, area, kawasan, dekat rumah, nak cari, mana satu, yang mana, kat area',
  ),
  any: phrasesIn(
    'ada pakar, ada pakar panel, ada clinic, ada clinic panel, ada panel, ada dentist, ada doctor panel, mana ada, ada tak clinic, ada ke clinic',
  ),
  panel: phrasesIn(
    'ada pakar panel, pakar panel, gigi panel, panel, clinic panel, doctor panel, hospital panel, dentist panel, dalam panel, senarai panel, ada panel, ada clinic panel, ada doctor panel, rangkaian',
  ),
}

/** Where one can be treated. Clinics, hospitals and doctors are spelled as in English, since names of clinics have these words. */
export const malayPlaces = phrasesIn(
  'ada pakar, ada pakar panel, pakar panel, clinic panel, doctor panel, hospital panel, dentist panel, ada clinic, ada clinic panel, ada dentist, ada doctor panel, ada tak clinic, ada ke clinic, pusat perubatan, pusat kesihatan, pusat pakar, farmasi, makmal, doctor am, doctor keluarga, clinic gigi, sinseh, fisio',
)

export const malayBenefits = {
  dental: phrasesIn(
    'gigi, pergigian, rawatan gigi, rawatan pergigian, dentist, dentist panel, ada dentist, clinic gigi, cuci gigi, pembersihan gigi, scaling',
  ),
  gp: phrasesIn(
    'doctor am, doctor keluarga, doctor biasa, jumpa doctor, clinic biasa, pesakit luar, rawatan luar, rawatan pesakit luar, doctor panel, ada doctor panel, konsultasi, gp',
  ),
  specialist: phrasesIn(
    'ada pakar, ada pakar panel, pakar panel, specialist, doctor pakar, pakar, rawatan pakar, jumpa pakar, clinic pakar, pusat pakar',
  ),
  tcm: phrasesIn('perubatan cina, perubatan tradisional cina, akupunktur, sinseh, tcm, ubat cina'),
  physiotherapy: phrasesIn('fisioterapi, fisio'),
  screening: phrasesIn(
    'saringan, saringan kesihatan, pemeriksaan kesihatan, pemeriksaan badan, medical checkup, periksa kesihatan, checkup',
  ),
  hospital: phrasesIn(
    'hospital, hospital panel, bedah, pembedahan, operation, wad, masuk wad, masuk hospital, pesakit dalam, rawatan hospital, penghospitalan, kemasukan, kemasukan hospital, surat masuk hospital, duduk wad',
  ),
  imaging: phrasesIn('ujian darah, ambil darah, xray, imbasan, ultrabunyi, makmal, ujian makmal, scan'),
  polyclinic: phrasesIn('poliklinik, polyclinic'),
  emergency: phrasesIn(
    'kecemasan, jabatan kecemasan, kemalangan dan kecemasan, wad kecemasan, bilik kecemasan, unit kecemasan, rawatan kecemasan',
  ),
  flexible: phrasesIn('fleksibel, perbelanjaan fleksibel, manfaat fleksibel, flexi'),
  optical: phrasesIn(
    'cermin mata, spek, kanta sentuh, kanta lekap, cermin mata dan kanta sentuh, pemeriksaan mata, optik',
  ),
  maternity: phrasesIn('bersalin, beranak, mengandung, kehamilan, hamil, pregnant, maternity, melahirkan, antenatal'),
  'mental-health': phrasesIn(
    'kesihatan mental, kaunseling, pakar psikiatri, psikiatri, psikologi, kaunselor, ahli psikologi',
  ),
  vaccination: phrasesIn('vaksin, vaksinasi, suntikan, suntikan selesema, imunisasi, cucuk vaksin, pelalian'),
}

export const malayFamily = {
  spouse: phrasesIn('isteri, bini, suami, laki, pasangan, orang rumah'),
  child: phrasesIn('anak, anak anak, anak lelaki, anak perempuan, budak, bayi, baby'),
  parent: phrasesIn('mak, emak, ibu, bapa, ayah, bapak, abah, mama, papa, ibu bapa, umi, mak ayah'),
}
