/** Why a claim did not do what was asked, in Malay. */
export const claimRefusalTexts = {
  CLAIM_NOT_FOUND: 'Tuntutan ini tidak wujud. Sila buka semula daripada Rekod Tuntutan.',
  CLAIM_ALREADY_FILED: 'Tuntutan ini telah dikemukakan. Sila cari dalam Rekod Tuntutan.',
  CLAIM_DELETED: 'Tuntutan ini telah dipadam. Sila kemukakan tuntutan baharu.',
  CLAIM_DECIDED: 'Tuntutan ini telah diputuskan dan tidak boleh diubah lagi.',
  CLAIM_NOT_DECIDED: 'Tuntutan ini belum diputuskan. Sila buat keputusan tentangnya.',
  CLAIM_NOT_APPROVED:
    'Hanya tuntutan yang telah diluluskan boleh ditukar menjadi ditolak. Sila muat semula tuntutan ini.',
  DECIDED_BY_INSURER:
    'Syarikat insurans yang memutuskan tuntutan ini. Sila minta syarikat insurans membetulkan keputusan yang silap.',
  CORRECTION_REASON_MISSING: 'Sila nyatakan sebab keputusan ini dibetulkan.',
  CORRECTION_OF_OWN_DECISION:
    'Anda yang membuat keputusan yang dibetulkan ini. Pentadbir yang tidak membuat keputusan itu perlu bersetuju.',
  NOTHING_CORRECTED: 'Inilah yang telah diputuskan. Sila berikan amaun lain.',
  CLAIM_CHANGED:
    'Tuntutan ini telah berubah sejak anda membukanya, dan kemas kini anda tidak disimpan. Sila lihat apa yang telah berubah dan hantar kemas kini anda sekali lagi.',
  CLAIM_REVISION_OLD:
    'Ahli telah mengubah tuntutan ini selepas versi yang diputuskan. Sila buat keputusan berdasarkan versi terbaharu.',
  CLAIM_NOT_REGISTERED: 'Syarikat insurans belum menerima tuntutan ini. Sila cuba lagi apabila statusnya Dikemukakan.',
  CLAIM_ALREADY_REGISTERED:
    'Syarikat insurans telah mendaftarkan tuntutan ini. Sila muat semula untuk melihat nombor transaksinya.',
  HANDOVER_GIVEN_UP: 'Tuntutan ini tidak lagi diserahkan secara automatik. Sila gunakan Reprocess untuk mencuba lagi.',
  DELETE_NOT_ALLOWED:
    'Tuntutan hanya boleh dipadam sebelum syarikat insurans mula memprosesnya. Sila hubungi kami tentang tuntutan ini.',
  CORE_FIELDS_LOCKED:
    'Ini tidak boleh diubah lagi kerana syarikat insurans sedang meneliti tuntutan ini. Sila muat semula tuntutan ini dan biarkan bahagian ini seperti sedia ada.',
  PAYMENT_LOCKED: 'Kaedah bayaran tidak boleh ditukar. Sila biarkan seperti sedia ada.',
  CLAIM_KIND_FIXED:
    'Tuntutan pesakit luar tidak boleh menjadi tuntutan pesakit dalam, dan sebaliknya. Sila kemukakan tuntutan baharu.',
  TRANSACTION_NUMBER_MISSING: 'Sila berikan nombor transaksi tuntutan ini.',
  REQUEST_MISSING: 'Sila nyatakan apa yang perlu dihantar oleh ahli.',
  PAYABLE_AMOUNT_INVALID: 'Sila berikan amaun boleh dibayar sebagai sifar atau lebih, dalam dolar dan sen.',
  PAYABLE_ABOVE_AMOUNT: 'Bayaran tidak boleh melebihi amaun yang dituntut. Sila semak amaun boleh dibayar.',
  COVER_MOVED:
    'Amaun ini kini sudah berlainan, kerana perkara lain bagi keluarga ini telah diputuskan sementara itu. Sila lihat amaun baharu dan buat keputusan sekali lagi.',
  BENEFIT_UNKNOWN:
    'Tuntutan ini tidak menyatakan lawatan itu untuk manfaat yang mana dalam pelan, jadi amaun yang dibayar oleh pelan tidak dapat ditentukan. Sila pilih manfaat itu, kemudian buat keputusan sekali lagi.',
  RATE_UNKNOWN:
    'Kadar pertukaran pada hari itu tiada, jadi amaun yang dibayar oleh pelan tidak dapat ditentukan. Sila berikan kadar itu di sebelah tuntutan selagi tuntutan itu masih diproses, atau minta pentadbir operasi mencatatkannya di bawah “Exchange rates”, kemudian buat keputusan sekali lagi.',
  NOT_FOR_BATCH:
    'Pelan tidak membayar tuntutan ini, atau belum pasti sama ada pelan membayarnya. Sila buat keputusan tentangnya secara berasingan.',
  PLAN_NOT_IN_FORCE:
    'Pelan orang ini tiada versi bagi hari tuntutan ini, jadi amaun yang dibayar oleh pelan tidak dapat ditentukan. Sila minta supaya versi yang berkuat kuasa mulai hari itu atau lebih awal diterbitkan, atau supaya nombor pelan orang ini dibetulkan, kemudian buat keputusan sekali lagi.',
  NOT_COVERED_ANY_MORE:
    'Orang ini sudah dikeluarkan daripada syarikat, jadi amaun yang dibayar oleh pelan tidak dapat ditentukan. Sila minta supaya perlindungannya direkodkan semula dengan tarikhnya, kemudian buat keputusan sekali lagi, atau tolak tuntutan ini.',
  OTHER_AMOUNT_REASON_MISSING: 'Sila nyatakan sebab amaun yang dibayar berlainan daripada amaun mengikut pelan.',
  AMOUNT_PROPOSAL_ABSENT: 'Tiada amaun yang menunggu orang kedua di sini. Sila muat semula tuntutan ini.',
  AMOUNT_PROPOSAL_REPLACED:
    'Sementara itu, amaun lain telah dicadangkan. Sila lihat amaun yang baharu dan buat keputusan tentangnya.',
  AMOUNT_PROPOSAL_OWN: 'Anda sendiri yang mencadangkan amaun ini. Pentadbir lain perlu bersetuju dengannya.',
  DECLINE_REASON_MISSING: 'Sila nyatakan sebab anda tidak bersetuju.',
  BATCH_NUMBER_MISSING: 'Sila berikan nombor kelompok penyelesaian.',
  CLAIM_HANDED_OVER:
    'Syarikat insurans telah mengambil alih tuntutan ini bersama akaun banknya. Akaun hanya boleh dicadangkan semasa statusnya Sedang diproses.',
  PAYMENT_WITHOUT_ACCOUNT: 'Tuntutan ini tidak dibayar ke akaun bank. Sila biarkan bayarannya seperti sedia ada.',
  BANK_PROPOSAL_ABSENT: 'Tiada akaun bank yang dicadangkan untuk tuntutan ini. Sila muat semula senarai.',
  BANK_PROPOSAL_REPLACED:
    'Sementara itu, akaun bank lain telah dicadangkan. Sila lihat akaun yang baharu dan buat keputusan tentangnya.',
  BANK_PROPOSAL_CLOSED:
    'Status tuntutan ini bukan lagi Sedang diproses, atau ahli telah mengemas kininya, jadi akaun yang dicadangkan tidak digunakan. Sila muat semula senarai.',
  BANK_PROPOSAL_DECIDED: 'Orang lain telah membuat keputusan tentang akaun bank ini. Sila muat semula senarai.',
  BANK_PROPOSAL_OWN: 'Anda sendiri yang mencadangkan akaun bank ini. Pentadbir lain perlu mengesahkannya.',
  CLAIM_TAKEN:
    'Sementara itu, orang lain telah mengambil tuntutan ini. Sila lihat siapa yang memegangnya sebelum anda mengambil alih.',
  DUPLICATE_IS_SAME_CLAIM: 'Tuntutan tidak boleh dibandingkan dengan dirinya sendiri. Sila pilih tuntutan lain.',
  NOT_DUPLICATE_REASON_MISSING: 'Sila nyatakan sebab ia bukan pendua.',
  LOOKS_LIKE_DUPLICATE:
    'Tuntutan ini berkemungkinan besar pendua. Sila bandingkan kedua-duanya, dan nyatakan sebab ia bukan pendua, atau tolak tuntutan ini.',
  DUPLICATE_FOUND_MEANWHILE:
    'Sementara itu, satu lagi tuntutan yang serupa dengan tuntutan ini telah muncul. Sila bandingkan juga dengannya, dan hantar sebab anda sekali lagi.',
  PAYOUT_WAITS: 'Ahli telah menukar akaun yang menerima bayaran bagi tuntutan ini. Bayaran tuntutan ini ditangguhkan.',
  REJECTION_REASON_MISSING: 'Sila pilih sebab penolakan.',
} as const

export function takenByText(name: string | undefined): string {
  return name ? `Sementara itu, diambil oleh ${name}.` : claimRefusalTexts.CLAIM_TAKEN
}
