/** Malay: what is for a person, and what the assistant leaves alone. Danger is looked for by itself (`urgent-elsewhere.ts`). */
import { phrasesIn } from '../phrases.ts'

export const malayHandOverWords = {
  person: phrasesIn(`
    person, orang, orang betul, orang sebenar, manusia, manusia sebenar, pegawai, kakitangan, staf, petugas, ejen, agen, pengurus, penyelia, ketua, wakil, operator, perunding, khidmat pelanggan, layanan pelanggan, talian, talian hotline, nombor telefon, no telefon, cakap dengan, bercakap dengan, bercakap, cakap sama, berbual dengan, berhubung dengan, hubungi, hubungi saya, menghubungi, telefon, telefon saya,
    call saya, call aku, call balik, panggil orang, sambungkan, sambung ke, seseorang, sesiapa, ada orang, ada sesiapa, siapa boleh tolong, siapa boleh bantu, bodoh, bengap, bangang, sial, mangkuk, tak guna, tidak berguna, tak berguna, tak membantu, tak faham, tidak faham, mengarut, sampah, teruk, teruk betul, celaka, babi, lembap, bukan bot, bukan robot, tak nak bot, tak nak cakap dengan bot, call me
  `),
  dispute: phrasesIn(`
    aduan, adu, mengadu, komplen, komplain, tak puas hati, tidak puas hati, tak berpuas hati, tidak berpuas hati, marah, geram, kecewa, tak adil, tidak adil, melampau, rayu, rayuan, merayu, bantah, membantah, bantahan, tak setuju, tidak setuju, tak bersetuju, tidak bersetuju, pertikai, pertikaian, semak semula, kaji semula, nilai semula, peguam, saman, menyaman, mahkamah, tribunal,
    polis, lapor polis, laporan polis, report polis, lapor, tipu, penipu, penipuan, kena tipu, menipu, scam, viralkan, viral, akhbar, ganti rugi, pampasan kerugian, kena hack, digodam
  `),
  greeting: phrasesIn(`
    helo, hello, hai, hi, salam, assalamualaikum, assalamu alaikum, selamat pagi, selamat petang, selamat tengah hari, selamat malam, pagi, apa khabar joey, siapa awak, siapa kamu, siapa anda, siapa ni, awak siapa, kamu siapa, anda siapa, awak bot, awak robot ke, awak bot ke, ini bot ke, awak boleh buat apa, apa awak boleh buat, apa yang awak boleh buat, apa anda boleh buat, boleh tolong saya, boleh bantu saya, tolong saya, bantu saya, bantuan
  `),
  thanks: phrasesIn(
    'terima kasih, terima kasih banyak, tima kasih, thanks, syukur, alhamdulillah, ribuan terima kasih',
  ),
  agreed: phrasesIn(
    'baik, baiklah, okey, ok, faham, bagus, takpe, tak apa, tidak apa, jumpa lagi, selamat tinggal, oh begitu',
  ),
  others: phrasesIn(`
    kawan, rakan, rakan sekerja, kawan sekerja, teman, teman wanita, teman lelaki, bos, boss, majikan, tunang, bekas isteri, bekas suami, janda, jiran, orang gaji, pembantu rumah, maid, abang, kakak, adik, adik beradik, saudara, sepupu, pakcik saya, makcik saya, pak cik saya, mak cik saya, pakcik aku, makcik aku, pakcik kawan, datuk, nenek, atuk, opah, cucu, mertua, mak mertua, bapa mertua, ibu mertua, ipar, menantu, orang lain, setiap orang, semua orang, semua ahli, ahli lain,
    pekerja, pekerja lain, pekerja saya, dia, beliau, mereka, diorang, dorang, encik, puan, cik, tuan, ic, kad pengenalan, pengarah, anak saudara, kekasih, boyfriend, girlfriend, awek, balak
  `),
  advice: phrasesIn(`
    bawa apa, nak bawa, perlu bawa, kena bawa, clinic tolak, hospital tolak, clinic tak terima, hospital tak terima, murah, paling murah, mana murah, nak jadi, jadi clinic, jadi panel, ubat apa, makan ubat apa, apa ubat, patut, patut ke, perlukah saya buat pembedahan, patutkah, sepatutnya, serius ke, serius tak, bahaya ke, bahaya tak, berjangkit, jangkit, simptom, gejala, kesan sampingan, dos, berapa biji, berapa sudu, boleh makan, boleh minum, boleh bersenam, rawat macam mana, sembuh, pulih, cara nak sembuh, diagnosis, penyakit apa, sakit apa, selamat ke, selamat tak, maksud, apa maksud, erti, apa itu, apakah itu,
    bermaksud, makna, paling bagus, paling baik, terbaik, bagus ke, doctor bagus, mana bagus, elok, lebih baik, lebih bagus, pandangan kedua, janji, jamin akan, peluang, berapa peratus, rasa rasanya, awak rasa, agak agak, akan lulus ke, boleh lulus ke, boleh lulus tak, akan lulus tak, mesti lulus, siapa yang luluskan, siapa luluskan, beza, perbezaan, demam, pening, gatal, bengkak, sakit kepala, sakit perut, sakit gigi, sakit lutut, berbaloi
  `),
  change: phrasesIn(`
    tak nak claim, tak mahu claim, tak jadi claim, tak nak buat claim, tak mahu tuntut, jangan lulus, batal, batalkan, membatalkan, pembatalan, tarik balik, padam, padamkan, buang, hapus, hapuskan, tukar, menukar, ubah, mengubah, ubah suai, pinda, betulkan, perbetulkan, ganti resit, ganti dokumen, gantikan, kemas kini alamat, kemas kini akaun, kemas kini maklumat, kemas kini nombor, update alamat, update akaun, update nombor, update bank, lanjut, lanjutkan, lanjutan, sambung tempoh, tambah had, naikkan, tingkatkan, tambah anak, tambah isteri, tambah, daftar, mendaftar,
    salah, silap, tersalah, tersilap, tak betul, tidak betul, duplikat, dua kali, hantar semula, hantar balik, submit semula, cepatkan, percepat, percepatkan, cepat sikit, segera, luluskan, luluskan cepat, tolong luluskan, sila luluskan, ^ lulus, approve cepat, tolong approve, approve sekarang, luluskan semua, hilang, kehilangan, tebus, keluarkan nama, pindah rumah, kurang bayar, bayar kurang, terkurang
  `),
  conditions: phrasesIn(`
    belum hantar claim, belum submit claim, belum buat claim, belum hantar tuntutan, sejak lahir, kongenital, keturunan, genetik, penyakit kronik, kronik, tanpa, tak ada resit, tak ada rujukan, tak ada surat rujukan, hilang resit, kalau, jika, sekiranya, andai, seandainya, berhenti kerja, resign, letak jawatan, bersara, pencen, diberhentikan, kena buang, buang kerja, tukar kerja, kerja baru, pindah company, tukar syarikat, luar negara, luar negeri, oversea, malaysia, johor, jb, batam, indonesia, thailand, bangkok, mekah, umrah, haji, melancong, bercuti, penyakit sedia ada, sedia ada, tempoh menunggu, kosmetik, kecantikan, tarikh akhir, tarikh tutup,
    lewat hantar, terlewat, had masa, dua insurans, insurans lain, dua dua, sebelum saya, selepas saya, tahun lepas punya
  `),
  mustI: phrasesIn(
    'perlu ke, perlukah, perlu tak, mesti ke, mestikah, wajib, wajib ke, kena ada, kena ke, perlu tidak, perlu ke saya',
  ),
  paidBill: phrasesIn(
    'saya bayar, saya dah bayar, saya sudah bayar, bayar dulu, bayar sendiri, bayar tunai, saya yang bayar, dah bayar kat clinic',
  ),
  price: phrasesIn(
    'harga, kos, caj, berapa harga, berapa kos, berapa caj, berapa kena bayar, mahal, murah, berapa ringgit sekali, berapa bayaran doctor, berapa nak bayar',
  ),
  elsewhere: phrasesIn(`
    tiket, flight, kapal terbang, hotel, parkir, gim, gym, minyak, cukai, cukai pendapatan, cpf, medisave, medishield, careshield, insurans kereta, insurans perjalanan, insurans motor, insurans nyawa, insurans hayat, insurans rumah, kemalangan diri, penyakit kritikal, takaful, cuti, cuti tahunan, cuti sakit, cuti bersalin, mc, sijil sakit, gaji, slip gaji, bonus, kerja lebih masa, ot, teksi, grab, tambang, pengangkutan, makan tengah hari, kata laluan, password, log masuk, log keluar, log in, nak login, daftar masuk,
    otp, kod, tak boleh buka, tidak boleh buka, rosak, tak berfungsi, tidak berfungsi, tak boleh guna, tak boleh hantar, tak boleh submit, tak boleh upload, tidak dapat hantar, tidak dapat muat naik, tak dapat submit, tak dapat upload, gagal hantar, gagal upload, app, aplikasi, e kad, ekad, kad, kad ahli, kad kredit, ganjaran, mata ganjaran, baucar, kedai, beli, produk, cuaca, hujan, lawak, jenaka, lagu, nyanyi, puisi, pantun, cerita, resipi, resepi, bola, bola sepak, loteri, toto, saham,
    cinta, sayang, cintamu, berita hari ini, presiden, perdana menteri, ibu negara, premium, telekonsultasi, video, temujanji, temu janji, appointment, tempah, tempahan, buat janji, surat tawaran, surat amaran, surat berhenti, surat cinta, visa, kereta, telefon bimbit, laptop, solat, masjid, parking, alamat emel, passport
  `),
  nonsense: phrasesIn(`
    abai, abaikan, lupakan arahan, lupakan semua, arahan, arahan sebelum, arahan sistem, pura pura, berpura, berlakon, terjemah, terjemahkan, tulis, tuliskan, karang, pangkalan data, godam, rahsia, sulit, ulang, kod sumber
  `),
}
