/**
 * Danger in the other languages of Singapore. Whoever needs help does not write in the language of a page, nor in the order of a table: so whole
 * texts are looked through, whatever else stands in them. Too much is found rather than too little. Texts are in small letters.
 */

/** One pattern of several, each a line. A space stands for any space or none. */
function anyOf(...patterns: readonly string[]): RegExp {
  return new RegExp(patterns.map((pattern) => pattern.replaceAll(' ', '\\s*')).join('|'), 'u')
}

/** One of words as a whole, since Malay has Latin letters and its words stand in longer ones. Several words are written with `_`. */
function words(...patterns: readonly string[]): string {
  return `(?<![\\p{L}])(?:${patterns.map((pattern) => pattern.replaceAll('_', '[\\s,.]+')).join('|')})(?![\\p{L}])`
}

/** Between what hurts and how: "胸口一直很痛", "dada saya sangat sakit", "நெஞ்சு ரொம்ப வலிக்குது". */
const soChinese = '[^，。,.!?！？]{0,5}'
const soMalay = '(?:\\s+\\p{L}+){0,3}\\s+'
const soTamil = '[^,.!?]{0,20}'

/** Suicide, wanting to die, not wanting to live, harming oneself. */
export const selfHarmElsewhere = anyOf(
  '自杀|自殺|自尽|自盡|寻死|尋死|轻生|輕生|自我了断|了断自己|想死|想去死|要去死|寻短见|尋短見|死了算了|死了更好|死掉算了|不如死',
  '不想活|不要活|不想再活|活不下去|活着没意[思义]|活着没有意[思义]|活著沒意[思義]|活着有什么意[思义]|活腻|不想醒来|没有活下去',
  '(?:结束|結束|了结|了結|放弃)[^，。]{0,4}(?:生命|性命|自己)|割腕|割脉|上吊|跳楼(?!价)|跳樓(?!價)|自残|自殘|伤害(?:我)?自己|傷害(?:我)?自己|杀死?(?:了|我)*自己|殺死?(?:了|我)*自己|(?:想|要)从[^，。]{0,6}跳下|(?:想|要)跳(?:下去|下来|海|河|桥|橋|轨|軌)|(?:结束|結束|了结|了結)(?:掉)?(?:这|這)?一切',
  words(
    'bunuh_diri',
    'membunuh_diri',
    '(?:nak|hendak|mahu|mau|ingin|rasa_macam_nak|lebih_baik|baik)(?:_(?:saya|aku|i))?_mati(?:_(?:je|saja|sahaja))?',
    '(?:tak|tidak|x|dah_tak|tak_ada|takde)_(?:nak|mahu|mau|ingin|sanggup|guna|larat|gunanya)(?:_lagi)?_(?:hidup|teruskan_hidup|meneruskan_hidup)',
    'taknak_hidup',
    'taknak_hidup_lagi',
    'hidup(?:_(?:saya|aku|ini|ni|dah))*_(?:tak|tidak|x)_(?:ada_guna|ada_makna|guna|bermakna)',
    '(?:penat|letih|bosan|give_up)_hidup',
    'tamatkan_(?:hidup|nyawa|riwayat)(?:_(?:saya|aku|sendiri))?',
    '(?:kelar|potong|toreh)_(?:tangan|pergelangan)',
    '(?:cedera|cederakan|mencederakan|sakiti|menyakiti|lukakan)_diri(?:_sendiri)?',
    '(?:terjun|lompat)_(?:bangunan|blok|flat|dari_(?:bangunan|tingkat|blok|flat|atas))',
    'gantung_diri',
    '(?:nak|hendak|mahu|mau|ingin)_terjun(?!\\s+kolam)',
    '(?:tamatkan|menamatkan|habiskan)_(?:semuanya|segalanya)',
  ),
  'தற்கொலை|செத்துட(?:லாம்|ணும்)|செத்து(?:ப்)? ?போ(?:க|லாம்|றேன்|கிறேன்|யிட)|செத்துவிட|சாகணும்|சாகனும்|சாக வேண்டும்|சாக(?:ப்)? ?போ|சாக விரும்ப|சாகலாம்|சாகத் தோண|சாகத் தோன்ற|சாவது ?(?:மேல்|நல்ல)|சாகுறது மேல்',
  'வாழவே|வாழ(?:ப் |ப்)? ?(?:பிடிக்க|விருப்ப|விரும்ப|வேண்டா|இஷ்ட)|வாழ்(?:ந்து|வதில்)[^,.!?]{0,8}(?:பயன் ?இல்|பிரயோஜனம்|அர்த்த)|இனி வாழ|உயிரோட இருக்க (?:பிடிக்க|விரும்ப|வேண்டா)|உயிரோடு இருக்க (?:பிடிக்க|விரும்ப|வேண்டா)',
  'உயிரை (?:விட|மாய்|முடி|எடு)|என்னையே (?:காய|கொல்|கொன்)|என்னை நானே|தூக்கு(?:ப் ?போட|ல தொங்க)|தூக்கில் தொங்க|கையை அறு|மணிக்கட்டை அறு|மாடியில்? இருந்து குதி|மாடியிலிருந்து குதி|மாடில இருந்து குதி|குதிக்க(?:ணும்|லாம்|த் ?தோண| வேண்டும்)|குதிச்சிட|எல்லா(?:வற்றையும்|த்தையும்) முடி(?:த்து ?(?:க்கொள்|விட வேண்டும்|விடலாம்)|ச்சு(?:க்க|டலாம்)|ச்சி(?:க்க|டலாம்))',
  words(
    'tharkolai',
    'tarkolai',
    'saaganum',
    'saganum',
    'sethudalam',
    'saaga_poren',
    'saga_poren',
    'vaazha_pidikkala',
    'vazha_pidikala',
  ),
)

/** The chest, the heart, breath, a stroke, fainting, fits, blood, poison, accidents, fire, birth; an ambulance, and help. */
export const urgentElsewhere = anyOf(
  // In English the table has no place for a number.
  words(
    '(?:took|taken|ate|eaten|swallowed)_\\d{2,}(?:_\\p{L}+){0,2}_(?:pills?|tablets?|capsules?|panadols?|paracetamols?)',
  ),
  '(?:吞|吃|服)(?:了|下)?(?:\\d{2,}|[几好]?十[几多一二三四五六七八九]?|[二三四五六七八九]十[一二三四五六七八九]?|几百|一百|上百)(?:多)?(?:颗|顆|粒|片)|(?:吞|吃|服)[^，。]{0,3}(?:所有|光)[^，。]{0,5}(?:药|藥)',
  '被(?:捅|砍)|被刺(?!激)|(?:手臂|胳膊|左手|右手)[^，。]{0,4}(?:麻|没知觉|沒知覺)|脸[^，。]{0,5}(?:歪|下垂)|[吐咳呕嘔]出(?:了)?[^，。]{0,4}血',
  `救命|救护车|救護車|救伤车|救傷車|(?:叫|打|拨|call) ?995|急救|${chineseBody()}`,
  '(?:不能|无法|無法|没法|沒法|没办法|不会|很难|很難|难以|難以)(?:正常)?呼吸|呼吸(?:很|非常|有点|有些|越来越|十分|好|真的|都|也)*(?:困难|困難|不了|不到|不过来|不过來|不顺|不順|很难|很難|急促|停|衰竭)|(?:喘|透)不(?:过|過|上|了)(?:气|氣|来|來)?|(?:没|沒)有?(?:了)?呼吸|上气不接下气|窒息|(?:噎|呛|嗆|哽)(?:到|住|着|著)|哮喘(?:发作|發作|严重)|气喘发作',
  '昏(?:迷|倒|过去|過去|厥)|晕(?:倒|过去|厥|死)|暈(?:倒|過去|厥|死)|不省人事|不醒人事|醒不(?:过来|過來|来|了)|(?:失去|没有|沒有|没了|沒了)(?:了)?(?:意识|意識|知觉|知覺)|没意识|(?:叫|摇|搖|喊)[也都]?不醒|(?:叫|喊|摇)[^，。]{0,4}没有?反应|抽搐|癫痫|癲癇|羊癫疯|羊癲瘋|休克|倒在地上|倒地不起|口吐白沫',
  '(?:大|大量|很多)出?血(?!糖|压|脂)|出血不止|流(?:了)?(?:很多|好多|大量|许多|一地)(?:的)?血|血流不止|血(?:一直)?(?:止不住|不停|流个不停)|止不(?:住|了)血|一直流血|流血不止|[吐咳呕嘔]血|全身是血|满地是血|大出血',
  '(?:吞|吃|服)(?:了|下)?[^，。]{0,4}(?:太多|很多|好多|过多|大量|整瓶|一瓶|全部|过量)(?:的)?[^，。]{0,4}(?:药|藥|药片|安眠药)|(?:药|藥)(?:物)?[吃服用]?(?:太多|过量|過量)了?|(?:服药|用药|吸毒)过量|中毒|(?:吞|喝|误服)(?:了|下)?[^，。]{0,3}(?:毒|农药|漂白|清洁剂|洗洁)',
  '溺水|触电|觸電|被电到|车祸|車禍|(?:被|给)[^，。]{0,5}车?撞(?:到|倒|伤|了)|被车(?!险)|被車(?!險)|从高处(?:摔|掉)|火灾|火災|着火|著火|失火|烧伤|燒傷|烫伤|燙傷|灼伤|被(?:毒?蛇|狗|蜜?蜂)[^，。]{0,2}(?:咬|叮|蜇|螫)|从[^，。]{0,6}(?:掉|摔|跌|坠)(?:了)?(?:下|落)|(?:头|頭)部?(?:受伤|受傷|重伤|摔破|撞伤|流血)|被(?:刀|人)(?:刺|砍|捅)',
  '(?<![等得慢气累烦饿热]快?)(?:快|要|快要|就要)死(?:了|掉)|快不行了|要没命|没命了|(?:有)?生命危险|生命危險|性命危险|(?:喉咙|舌头|脸)(?:突然)?(?:很|都)?(?:肿|腫)(?:起来|到|得)|严重过敏|嚴重過敏|羊水(?:破|流)|破水|(?:快|要|快要|就要)生(?:了|孩子了)|宫缩|临盆',
  '脸(?:部)?(?:突然)?(?:歪|麻|下垂)|嘴(?:突然)?歪|半(?:身|边|邊)[^，。]{0,4}(?:不遂|麻|不能动|不能動|动不了|沒力|没力|无力)|(?:突然|忽然)[^，。]{0,6}(?:说不出话|不会说话|不能说话|看不见|不能动|动不了|倒下|没力)|口齿不清',
  '紧急情况|緊急情況|紧急事故|出人命|人命关天|出大事',
  words(
    `dada${soMalay}(?:sakit|ketat|sesak|pedih|perit|berat|sempit)|dada_(?:sakit|ketat|sesak|sempit)`,
    'sakit(?:_\\p{L}+)?_dada',
    'nyeri_dada',
    '(?:sesak|sempit|susah|sukar|payah|putus)(?:_(?:nak|untuk))?_(?:nafas|bernafas|napas)',
    '(?:tak|tidak|x|tk)(?:_(?:boleh|bole|leh|dapat|mampu))?(?:_nak)?_(?:nafas|bernafas|napas|bernapas)',
    '(?:tiba(?:-|_)?tiba|tiba2|mendadak|terus)(?:_\\p{L}+){0,4}_(?:lemah|rebah|jatuh|tumbang|pitam)',
    '(?:tiba(?:-|_)?tiba|tiba2|mendadak)(?:_\\p{L}+){0,3}_(?:tak|tidak|x|tk)_(?:boleh|leh|dapat)_(?:cakap|bercakap|gerak|bergerak|nampak)',
    '(?:tak|tidak|x|tk)_(?:boleh|leh|dapat)_(?:bergerak|gerak)',
    'takleh_(?:nafas|bernafas)',
    '(?:berhenti|henti)_(?:nafas|bernafas)',
    'semput_(?:teruk|\\p{L}*teruk|sangat)',
    'serangan_(?:jantung|asma|lelah)',
    'sakit_jantung',
    'jantung(?:_\\p{L}+){0,3}_(?:sakit|berhenti|terhenti|stop)',
    'pengsan',
    'pitam',
    '(?:jatuh|terjatuh)_(?:dari|daripada)_(?:tingkat|bangunan|tangga|atas|bumbung|blok)',
    '(?:patuk|dipatuk|gigit|digigit|sengat|disengat)_(?:ular|anjing|lebah|tebuan)',
    '(?:accident|eksiden|kemalangan)_(?:motor|kereta|jalan|jalanraya)',
    '(?:tak|tidak|x|tk)_bangun(?:-|_)?bangun',
    '(?:tiba(?:-|_)?tiba|tiba2)(?:_\\p{L}+){0,3}_(?:tak|tidak|x|tk)_(?:nampak|dengar|sedar)',
    'pengsang',
    '(?:tak|tidak|x|tk)_(?:sedar|sedarkan)_diri',
    '(?:tak|tidak|x|tk)_sedar(?:kan)?(?:_lagi)?',
    'rebah',
    'strok',
    'angin_ahmar',
    'stroke',
    'sawan',
    'kejang',
    'lumpuh',
    '(?:muka|mulut)(?:_\\p{L}+){0,3}_(?:senget|kebas|herot)',
    '(?:berdarah|pendarahan|darah_keluar|keluar_darah|darah)(?:_\\p{L}+){0,3}_(?:teruk|banyak|berhenti|henti|non_stop|nonstop|lambak)',
    '(?:banyak|tumpah)(?:_\\p{L}+){0,2}_darah',
    'tumpah_darah',
    '(?:muntah|batuk)(?:_keluar)?_darah',
    'ambulans',
    'ambulan',
    'tercekik',
    'lemas(?=\\s*$)|lemas_(?:dalam|di)|mati_lemas',
    'overdos',
    'dos_berlebihan',
    '(?:telan|tertelan|menelan|makan|minum)(?:_\\p{L}+){0,2}_(?:banyak|terlalu_banyak|terlebih|sebotol|semua)(?:_sangat)?_(?:ubat|pil|panadol)',
    '(?:telan|tertelan|menelan|makan|terlebih_makan|terlebih)_(?:ubat|pil)(?:_\\p{L}+){0,2}_(?:banyak|terlalu|sebotol|semua|habis|berlebihan)',
    '(?:telan|tertelan|menelan|makan|ambil)_\\d{2,}(?:_(?!minit|jam|hari)\\p{L}+){0,2}_(?:ubat|pil|panadol|paracetamol|tablet|kapsul)',
    '(?:telan|tertelan|menelan|minum|terminum)(?:_\\p{L}+){0,2}_(?:peluntur|klorox|clorox|detergen|pencuci|sabun)',
    '(?:di|ter)tikam',
    '(?:lengan|tangan)(?:_\\p{L}+){0,2}_kebas',
    'terlebih_(?:makan_)?(?:ubat|pil)',
    '(?:keracunan|racun|diracun|termakan_racun)',
    '(?:kena|dilanggar|terlanggar|langgar)_(?:langgar|kereta|lori|bas|motor)',
    '(?:terlibat|kena|dalam|ada|baru|berlaku)_(?:dalam_)?(?:kemalangan(?!_diri)|accident|eksiden|aksiden)',
    'kebakaran',
    'terbakar',
    'kena_(?:api|tikam|renjatan|letrik)',
    'renjatan',
    '(?:nak|hendak|mahu|mau|akan)_(?:bersalin|beranak)_(?:dah|sekarang|skrg|sudah|now)',
    'dah_(?:nak|mau)_(?:bersalin|beranak)',
    'sakit_(?:nak_)?(?:bersalin|beranak)',
    '(?:air_)?ketuban(?:_(?:dah|sudah))?_pecah',
    'pecah_ketuban',
    'alahan_(?:teruk|serius)',
    '(?:tekak|lidah)_(?:bengkak|membengkak)',
    'nyawa-nyawa_ikan',
    '(?:nak|dah_nak|hampir|nyaris)_mati',
    '(?:nyawa)(?:_\\p{L}+){0,2}_(?:terancam|bahaya|melayang)',
    'bahaya_nyawa',
    'ini_kecemasan',
    'ada_kecemasan',
    'kecemasan_(?:sekarang|skrg|ni|ini|tolong)',
    'tolong_kecemasan',
    'selamatkan_(?:saya|aku|dia|anak|suami|isteri|ayah|mak)',
  ),
  `(?:நெஞ்சு|நெஞ்சில்?|நெஞ்சுல|நெஞ்ச|மார்பு|மார்பில்?|மார்புல|மார்)${soTamil}(?:வலி|எரி|இறுக்|அடை|பிடி)|நெஞ்சுவலி|நெஞ்சடை|மாரடைப்|ஹார்ட் ?அட்டாக்|இதய(?:ம் நின்|த் ?துடிப்பு நின்|த் தாக்க|ம் வலி)|இருதய(?:ம் வலி|ம் நின்)|ஹார்ட்${soTamil}வலி`,
  `(?:மூச்சு|மூச்சே|மூச்சை|சுவாச)${soTamil}(?:முடிய|திணற|வர ?ல|வர ?மா|வரவில்|வரலை|நின்|அடை|இல்|சிரம|கஷ்ட|வாங்கு|முட்டு|விடல|இழுக்க)|மூச்சுத் ?திணறல்|சுவாசிக்க ?(?:முடிய|சிரம|கஷ்ட)`,
  'மயங்கி|மயக்க(?:ம் போட்|மாக|ம் அடை|மடை|ம் வந்|ம் தெளி|த்துல|த்தில்)|மயக்கமா இரு|சுயநினைவு|நினைவு இல்|நினைவில்லாம|உணர்வு இல்|பேச்சு மூச்சு|எழுந்திரிக்க (?:மாட்ட|ல)|கண் ?முழிக்க (?:ல|மாட்ட)|கண் ?திறக்க (?:ல|மாட்ட)',
  'பக்கவாத|ஸ்ட்ரோக்|வாய் கோண|முகம் கோண|முகம் மரத்து|கை ?கால் (?:வரல|அசைக்க முடிய|விழுந்|இழுத்)|பேச்சு வரல|வலிப்பு|பிட்ஸ் வந்|ஃபிட்ஸ் வந்|சன்னி வந்|ஜன்னி வந்',
  `(?:இ?ரத்த(?!(?:ப்)? ?(?:பரிசோ|அழுத்|டெஸ்|சர்க்க))|(?:ப்ளட்|பிளட்)(?! ?(?:டெஸ்|ஷுகர்|சுகர்|பிரஷ|பிரெஷ)))${soTamil}(?:நிற்க|நிக்க|நிறைய|அதிகமா|கொட்டு|கொட்டி|வந்துகிட்டே|போய்கிட்டே|போயிட்டே|வெள்ளமா|வாந்தி)|இ?ரத்தப்போக்கு|இ?ரத்த வாந்தி|இ?ரத்தம் (?:கக்|வாந்தி)|நிறைய இ?ரத்தம்`,
  'ஆம்புலன்ஸ|அம்புலன்ஸ|ஆம்புலென்ஸ|அவசர ?ஊர்தி|மருத்துவ ஊர்தி|காப்பாத்து|காப்பாற்று|உயிருக்கு ?(?:ஆபத்|போராடு)|உயிர் ?(?:போகுது|போயிடும்|போகும் போல|ஊசலா)|ஆபத்தான நிலை|செத்துடுவ|செத்துருவ|சாகப்போகிறா|சாக ?கிடக்',
  `(?:மாத்திரை|மருந்து|தூக்க மாத்திரை)${soTamil}(?:முழுங்கி|விழுங்கி|அதிகமா சாப்|நிறைய சாப்|எல்லாத்தையும் சாப்)|(?:நிறைய|அதிக|ஏகப்பட்ட|ஒரு பாட்டில்)${soTamil}(?:மாத்திரை|தூக்க மாத்திரை)|விஷம்|விஷத்தை|பூச்சி ?மருந்து|ஓவர்டோஸ்`,
  `\\d{2,}${soTamil}(?:மாத்திரை|பனடால்|பெனடால்|பாரசிட்டமால்)${soTamil}(?:சாப்|விழுங்|முழுங்|போட்டு)|எல்லா ?(?:மாத்திரை|மருந்து)${soTamil}(?:சாப்|விழுங்|முழுங்)|(?:ப்ளீச்|பிளீச்|டிடர்ஜென்ட்|பினாயில்|ஃபினாயில்|ஆசிட்|அமில)${soTamil}குடி`,
  `கத்தி(?:யால்|யாலே|யால)? ?குத்|கத்திக் ?குத்|குத்தி(?:ட்டாங்க|விட்டார்கள்)|இரும${soTamil}இ?ரத்த|கை[^,.!?]{0,6}மரத்து|முக[^,.!?]{0,14}(?:கோண|கோணி|தொங்)`,
  'ஆஸ்துமா ?(?:அட்டாக்|வந்|அதிக|மூச்)|ஆஸ்த்மா ?(?:அட்டாக்|வந்)|விபத்து (?:நடந்|ஆ[யகச]|ஏற்பட்|ல சிக்|க்குள்ளா)|விபத்தில் (?:சிக்|அடிப|காய)|விபத்துல (?:சிக்|அடிப|காய|மாட்)|(?:கார்|லாரி|பஸ்|வண்டி|பைக்) (?:மோதி|இடிச்)|ஆக்ஸிடென்ட் ?ஆ|தீ ?(?:பிடி|ப்பிடி|விபத்|க்காய|ப்பற்)|நீரில் மூழ்க|தண்ணில மூழ்க|தண்ணியில மூழ்க|மின்சாரம் (?:தாக்|பாய்)|ஷாக் அடிச்|தலையில் ?(?:அடி|பலத்த|காய)|தலைல ?(?:அடி|பலத்த|காய)|தொண்டை ?(?:அடை|வீங்|ல சிக்|யில் சிக்)|மூச்சுக்குழா',
  'மாடி(?:யில்? இருந்து|யிலிருந்து|ல இருந்து) (?:கீழே )?விழு|(?:பாம்பு|தேள்|நாய்) ?கடி|மயக்க(?:ம்|மா) வரு',
  `திடீர்${soTamil}(?:தெரியல|தெரியவில்|பேச முடிய|பேச்சு|கை|கால்|விழுந்|மயங்)|கை(?: கால்)? அசை(?:ய ?ல|யவில்|யாம|க்க முடிய)`,
  'பிரசவ ?வலி|பனிக்குட|பன்னீர்க் ?குட|குடம் ?உடை|இடுப்பு ?வலி வந்|குழந்தை பிறக்கப் ?போ|கடும் ?ஒவ்வாமை|கடுமையான ஒவ்வாமை|அலர்ஜி ரியாக்',
  words(
    'nenju_vali',
    'nenju_valikuthu',
    'nenjuvali',
    'maaradaippu',
    'maradaippu',
    'moochu_vida_mudiyala',
    'mootchu_vida_mudiyala',
    'moochu_thinaral',
    'mayangi_vizhundhu',
    'mayangi_vilundhu',
    'mayakkam_pottu',
    'kaapathunga',
    'kapathunga',
  ),
)

/** The chest and the heart, and what is said of the brain. */
function chineseBody(): string {
  return [
    `(?:胸口|胸部|胸腔|胸|心口)${soChinese}(?:痛|疼|闷|悶|紧|緊|绞|压迫)`,
    `(?:心脏|心臟)${soChinese}(?:痛|疼|停|骤停|不跳|绞)`,
    '(?:心脏|心臟)病(?!专科|專科|科|医|醫|专家|检|的?药)|心绞痛|心絞痛|心梗|心肌梗|心悸得|没有?心跳|没有?脉搏',
    '中风(?!险)|中風(?!險)|脑溢血|腦溢血|脑出血|腦出血|脑梗|腦梗',
  ].join('|')
}
