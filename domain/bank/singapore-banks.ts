/**
 * Singapore's GIRO banks with their bank and branch codes (S11): the bank list of `GET /config/banklists`.
 * A deployment's own list may take its place; the rules in `bank-rules.ts` go by code.
 */
import { DEVELOPMENT_BANK, POST_OFFICE_BANK, type Bank } from './bank-rules.ts'

/** Reads `001 Shenton Way, 121-123`: a branch with its name, or a row of branches that go by their number. */
function branches(notation: string): Bank['branches'] {
  return notation.split(',').flatMap((entry) => {
    const [codes = '', ...words] = entry.trim().split(/\s+/)
    const [first = '', last = first] = codes.split('-')
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => {
      const c = String(Number(first) + index).padStart(3, '0')
      return { n: words.length > 0 ? words.join(' ') : `Branch ${c}`, c }
    })
  })
}

const hsbcBranches = branches(
  `041 Collyer Quay, 042 Orchard Dhoby Ghaut, 043 Claymore Tanglin, 044 Holland Village, 045 Serangoon, 046 Jurong,
  047 Collyer Quay Tanjong Pagar, 049 Suntec, 050 Jurong Bukit Timah, 051 Marine Parade, 052 Collyer Quay, 054 Serangoon Bishan,
  055 Claymore Orchard Central, 056 Collyer Quay VivoCity, 057 Claymore Nassim, 071 Tampines, 141 Collyer Quay, 142 Orchard Dhoby Ghaut,
  143 Claymore Tanglin, 144 Holland Village, 145 Serangoon, 146 Jurong, 147 Collyer Quay Tanjong Pagar, 149 Suntec, 150 Jurong Bukit Timah,
  151 Marine Parade, 152 Collyer Quay, 154 Serangoon Bishan, 155 Claymore Orchard Central, 156 Collyer Quay VivoCity, 157 Claymore Nassim,
  171 Tampines, 175, 257 Claymore Nassim, 260 Primary Office, 271 Tampines, 800-813, 870, 872-883`,
)

export const singaporeBanks: readonly Bank[] = [
  { n: POST_OFFICE_BANK, c: '7171', branches: branches('081 POSB') },
  {
    n: DEVELOPMENT_BANK,
    c: '7171',
    branches: branches(
      `001 Shenton Way, 002 Jurong Point, 003, 004 Parkway Parade, 005 Toa Payoh, 006 Alexandra, 007 South Bridge, 008 Great World City, 009,
      010 South Bridge, 011 Rochor, 012 HarbourFront, 014 Bukit Timah, 015 Thomson, 016, 017 Bedok, 018 AMK Hub, 019 Woodlands, 020 Clementi,
      021, 022 Battery Road, 023 Hougang, 024 Balestier, 025 Towner Road, 026, 027 Parkway Parade, 028, 029 Tampines Centre, 030 Jurong, 031,
      032 Buona Vista, 033 Raffles City, 036-038, 047 Serangoon Garden, 048 Raffles Place, 049-051, 052 Eunos, 053 Bedok, 054 IMM, 055,
      056 Liat Towers, 057 Sentosa, 060, 061 Marina Bay Sands, 062 Scape, 063 Holland Village, 064 Gleneagles, 065 Liat Towers,
      066 Choa Chu Kang, 067, 069, 070 Bishan, 072 Raffles Place, 074 Suntec City, 081, 082, 096, 098, 100 Plaza Singapura, 104 Tai Seng,
      105, 106 Telepark, 107 Buona Vista, 109 Ngee Ann, 110 Siglap, 113 Marina Bay Financial Centre, 118 China Square, 120 Internet Banking,
      121-216, 218-251, 254, 257, 259, 261, 262, 288 Marina Bay Financial Centre, 291 Sports Hub, 347, 363, 390, 391, 478, 885`,
    ),
  },
  {
    n: 'United Overseas Bank Ltd',
    c: '7375',
    branches: branches(
      `001 Main Branch, 002 Jalan Sultan, 003 City Plaza, 004 Tai Seng, 005 Rochor, 006 Novena Square, 007 Thomson, 008 Vivo City,
      009 Tanjong Pagar, 010 Thomson, 011 Tanjong Pagar, 012 Bukit Panjang, 013 Jurong Point, 014 City Plaza, 015 Toa Payoh,
      016 Novena Square, 017 Coleman, 018 Scotts Square, 019 New Bridge, 020 Holland, 021 Tanjong Pagar, 022 Thomson, 023 Serangoon Garden,
      024 Serangoon Garden, 025 Siglap, 026 Bukit Timah, 027 Bedok, 028 Ang Mo Kio, 029 Scotts Square, 030 Clementi, 031 Siglap, 032 Aljunied,
      033 Novena Square, 034 Clementi, 035 Boon Lay, 036 Parkway Parade, 037 Marina Square, 038 Tampines, 039 Northpoint, 040 Changi Airport,
      041 Bukit Batok Central, 042 Coleman, 043 Changi Airport, 044 Pasir Ris, 045 Woodlands, 046 Coleman, 047 Rochor, 048 Coleman,
      050 Tiong Bahru Plaza, 051 Bukit Batok Central, 052 Marina Square, 053 Boon Lay, 054 Bukit Panjang, 055 Tampines, 056 Bukit Panjang,
      057 Anson Road, 058 Jalan Sultan, 059 Upper Bukit Timah, 060 Vivo City, 061 Call Centre, 062 Katong, 063 Hougang, 064 City Plaza,
      066 Bishan, 067 Bendemeer Road, 068 Orchard, 069 MacPherson, 080 Main Branch, 307 Great World City, 308 Admiralty, 311 Coleman,
      320 Orchard, 327 Ang Mo Kio, 328 Bedok Central, 332 Farrer Park, 336 Jurong East Central, 343 South Bridge, 346 Northpoint,
      351 Main Branch, 418 Marina Square, 431 Shenton Way, 432 Jalan Sultan, 437 Tiong Bahru Plaza, 441 Clementi, 446 Northpoint,
      447 Serangoon Central, 448 Hougang MRT, 492 Raffles City, 493 Rivervale Mall, 494 Raffles City, 495 Vivo City, 496 Toa Payoh Lite,
      497 Marina Bay Sands, 630 Marina Bay Financial Centre, 632 Scotts Square, 635 Tampines, 637 Marina Bay Financial Centre, 639 Katong,
      641 Serangoon Garden, 643 JEM, 651 Private Bank, 653 Tampines One, 656 Lot One, 662 Orchard, 801, 901-903`,
    ),
  },
  {
    n: 'Oversea-Chinese Banking Corporation Ltd',
    c: '7339',
    branches: branches(
      `501 OCBC Centre, 503 North, 504 OCBC Centre, 506 Jalan Besar, 507 East Coast, 508 Orchard, 509 Geylang, 510 Tampines, 511 NEX,
      512 East Coast, 514 Jurong, 515 Jalan Sultan, 516 Balestier Road, 517 OCBC Centre, 518 Bukit Timah, 519 Ang Mo Kio Central, 520 Bedok,
      521 Jalan Besar, 522 Clementi, 524 Alexandra Village, 525 Aljunied, 526 Toa Payoh Central, 527 Jurong East, 528 Ang Mo Kio Central,
      529 Robinson Road, 530 Yishun, 531 Thomson, 532 NEX, 533 Bukit Batok, 534 Tampines, 535 Jurong West, 536 NEX,
      537 Nanyang Technological University, 538 Bishan, 539 Toa Payoh Central, 540 ION Orchard, 541 OCBC Centre, 542 Bukit Timah,
      543 Hougang Mall, 544 Clementi, 545 Bukit Panjang, 546 Tampines, 547 Serangoon Garden, 548 Tampines, 549 East Coast, 550 Northpoint,
      551 Serangoon Garden, 552 Clementi, 553 Jurong Point, 554 Bukit Timah, 555 White Sands, 556 Hougang Mall, 557 Causeway Point,
      558 Sun Plaza, 560 Bedok, 561 Hougang Mall, 562 Suntec City, 563, 564 Robinson Road, 565 Compass Point, 566 Orchard Road,
      567 Compass Point, 568 Toa Payoh Central, 569 HarbourFront, 570, 574, 576 Punggol Plaza, 579 SMU, 581 North, 582 Orchard Road, 583 PLUS!,
      584, 587 PLUS!, 588 Ubi, 589 OCBC Centre, 590 OCBC Centre, 591 North, 592 PLUS!, 593 Suntec City, 594 ION Orchard, 595 Marina Bay Sands,
      596 Marina Bay Financial Centre, 597 Vivo City, 601-635, 640-687, 689, 693 Kallang Wave, 694 White Sands, 695 North, 701-708, 712, 713,
      717, 802`,
    ),
  },
  {
    n: 'Standard Chartered Bank (Singapore) Limited',
    c: '9496',
    branches: branches(
      '001-009, 011-020, 022-025, 028, 038, 040-042, 052-054, 056, 057, 059-066, 068, 070, 075, 077, 079, 088, 099',
    ),
  },
  {
    n: 'Bank of China Limited',
    c: '7083',
    branches: branches(
      '011 Main Branch, 012 South Sub-Branch, 013 North Sub-Branch, 014 Katong Sub-Branch, 015 Central Sub-Branch, 016 Chinatown Sub-Branch',
    ),
  },
  { n: 'HSBC (Corporate)', c: '7232', branches: hsbcBranches },
  { n: 'HSBC (Personal)', c: '9548', branches: hsbcBranches },
  {
    // 1§5 names this code; the clearing house's own list has it as 7791.
    n: 'State Bank of India',
    c: '7991',
    branches: branches(
      '001 Singapore Branch, 277 Cecil Street, 278 Cecil Street Retail, 280 Rangoon Road, 282 Jurong, 284 Ang Mo Kio, 285 Ang Mo Kio, 286 Marine Parade, 288 Toa Payoh, 290 Clementi',
    ),
  },
  {
    n: 'Maybank Singapore Limited',
    c: '7302',
    branches: branches(
      `001 Maybank Tower, 002 Robinson Road, 003 Tampines, 004 Woodlands, 005 HDB Hub, 006 Bukit Timah, 007 Jurong Point, 008 Balestier,
      009 North Bridge, 010 Ang Mo Kio, 011 Clementi, 012 NEX, 013 Bedok, 014 Geylang Serai, 015 Marine Parade, 016 Choa Chu Kang,
      017 Chinatown, 018 Holland Village, 019 Jurong East, 020 Yishun, 021 Textile Centre, 022 Kovan, 033, 052, 080 E-Banking`,
    ),
  },
  { n: 'Malayan Banking Berhad', c: '9636', branches: branches('031 Singapore Branch') },
  { n: 'Citibank N.A.', c: '7214', branches: branches('001 Capital Square, 760 Singapore Branch') },
  {
    n: 'Citibank Singapore Limited',
    c: '9201',
    branches: branches(
      `001 Capital Square, 002 MacDonald House, 003 Jurong East, 011 Capital Square, 012 MacDonald House, 013 Jurong East, 015 Esplanade,
      017 Cuscaden Road, 018 Card Centre, 019 Great World City, 020 Parkway Parade, 021 Paragon, 022 Bishan, 023 Marina Bay Sands,
      024 VivoCity, 025 Holland Village, 026 Ang Mo Kio, 027 Tampines Plaza, 028, 029 Serangoon, 031 Private Bank, 032 Asia Square,
      033 Woodlands`,
    ),
  },
  { n: 'CIMB Bank Berhad', c: '7986', branches: branches('001 Singapore Branch') },
  {
    n: 'RHB Bank Berhad',
    c: '7366',
    branches: branches(
      '001 Cecil Street, 002 Bukit Timah, 003 Geylang, 004 Bukit Merah, 005 Jalan Besar, 006 Katong, 007 Upper Serangoon',
    ),
  },
  { n: 'Far Eastern Bank Ltd', c: '7199', branches: branches('001-005, 801, 901-903') },
  { n: 'HL Bank', c: '7287', branches: branches('001 Singapore Branch') },
  {
    n: 'Industrial and Commercial Bank of China Limited',
    c: '8712',
    branches: branches('100 Raffles, 101 Orchard, 102 Chinatown, 103 Jurong East, 104 Paya Lebar'),
  },
  { n: 'The Bank of East Asia Ltd', c: '7092', branches: branches('001 Main Office') },
  { n: 'Bangkok Bank Public Company Ltd', c: '7047', branches: branches('702 Head Office') },
  { n: 'Bank of India', c: '7108', branches: branches('001 Main Office') },
  { n: 'ICICI Bank Limited', c: '9186', branches: branches('871 Raffles Quay, 873 Little India, 881 Main Office') },
  { n: 'Indian Bank', c: '7241', branches: branches('001 Singapore Branch') },
  { n: 'Indian Overseas Bank', c: '7250', branches: branches('001 Main Branch') },
  { n: 'UCO Bank', c: '7357', branches: branches('001 Main Office, 002 Serangoon Road, 003 Tanjong Pagar') },
  { n: 'MUFG Bank, Ltd.', c: '7126', branches: branches('001 Head Office, 002 Jurong') },
  { n: 'Mizuho Bank, Ltd.', c: '7621', branches: branches('000 Singapore Branch, 901 Internal Administration') },
  { n: 'Sumitomo Mitsui Banking Corporation', c: '7472', branches: branches('806 Singapore Branch') },
  { n: 'BNP Paribas', c: '7418', branches: branches('000 Singapore Branch, 001, 050') },
  { n: 'Deutsche Bank AG', c: '7463', branches: branches('001 Singapore Branch') },
  { n: 'Bank of America, N.A.', c: '7065', branches: branches('212 Singapore Branch') },
  {
    n: 'JPMorgan Chase Bank, N.A.',
    c: '7153',
    branches: branches('001 Main Branch, 002 Orchard Road, 003 Jurong, 004'),
  },
  { n: 'Trust Bank Singapore Limited', c: '9733', branches: branches('001 Singapore Branch') },
  { n: 'GXS Bank Pte. Ltd.', c: '9751', branches: branches('001 Singapore Branch') },
  { n: 'MariBank Singapore Private Limited', c: '9779', branches: branches('001 Singapore Branch') },
]
