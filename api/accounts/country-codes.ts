/** International dialling codes (ITU E.164), by country: the choice in the registration and profile forms. */
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { localeOf } from '@member-care/domain/language/language.ts'
import { perLanguage } from '@member-care/domain/language/per-language.ts'
import { regionName } from '@member-care/domain/language/region-name.ts'

/** By ISO 3166 region. */
const diallingCodes: Readonly<Record<string, string>> = Object.fromEntries(
  `SG 65, MY 60, ID 62, PH 63, TH 66, VN 84, MM 95, KH 855, LA 856, BN 673, TL 670, CN 86, HK 852, MO 853, TW 886, JP 81, KR 82, KP 850, MN 976,
  IN 91, PK 92, BD 880, LK 94, NP 977, BT 975, MV 960, AF 93, KZ 7, KG 996, TJ 992, TM 993, UZ 998, IR 98, IQ 964, SY 963, LB 961, JO 962, IL 972,
  PS 970, SA 966, AE 971, QA 974, BH 973, KW 965, OM 968, YE 967, TR 90, CY 357, GE 995, AM 374, AZ 994, RU 7, UA 380, BY 375, MD 373, PL 48, CZ 420,
  SK 421, HU 36, RO 40, BG 359, RS 381, ME 382, MK 389, AL 355, XK 383, BA 387, HR 385, SI 386, GR 30, IT 39, SM 378, VA 39, MT 356, ES 34, AD 376,
  PT 351, GI 350, FR 33, MC 377, CH 41, LI 423, AT 43, DE 49, LU 352, BE 32, NL 31, GB 44, IE 353, DK 45, FO 298, SE 46, NO 47, FI 358, EE 372, LV 371,
  LT 370, IS 354, GL 299, US 1, CA 1, MX 52, GT 502, BZ 501, SV 503, HN 504, NI 505, CR 506, PA 507, CU 53, HT 509, DO 1809, JM 1876, BS 1242, BB 1246,
  TT 1868, GD 1473, LC 1758, VC 1784, DM 1767, AG 1268, KN 1869, PR 1787, BM 1441, KY 1345, CO 57, VE 58, GY 592, SR 597, EC 593, PE 51, BO 591, BR 55,
  PY 595, UY 598, AR 54, CL 56, EG 20, LY 218, TN 216, DZ 213, MA 212, SD 249, SS 211, ER 291, DJ 253, ET 251, SO 252, KE 254, UG 256, RW 250, BI 257,
  TZ 255, MZ 258, MG 261, MU 230, SC 248, KM 269, RE 262, ZM 260, ZW 263, MW 265, BW 267, NA 264, ZA 27, SZ 268, LS 266, AO 244, CD 243, CG 242, GA 241,
  GQ 240, CM 237, CF 236, TD 235, NE 227, NG 234, BJ 229, TG 228, GH 233, CI 225, BF 226, ML 223, LR 231, SL 232, GN 224, GW 245, GM 220, SN 221, MR 222,
  CV 238, ST 239, AU 61, NZ 64, PG 675, FJ 679, SB 677, VU 678, NC 687, PF 689, WS 685, TO 676, KI 686, NR 674, TV 688, PW 680, FM 691, MH 692, GU 1671,
  MP 1670, AS 1684, CK 682, NU 683`
    .split(',')
    .map((entry) => entry.trim().split(' ') as [string, string]),
)

interface CountryCode {
  /** As it is stored: `65`. */
  readonly code: string
  /** As it is shown: `Singapore (+65)`. */
  readonly label: string
}

const listed = perLanguage((language): readonly CountryCode[] =>
  Object.entries(diallingCodes)
    .map(([region, code]) => ({ code, label: `${regionName(region, language)} (+${code})` }))
    .sort(
      (one, other) =>
        Number(other.code === '65') - Number(one.code === '65') ||
        one.label.localeCompare(other.label, localeOf(language)),
    ),
)

/** Singapore first, the rest by name, in the language of who reads. */
export function countryCodes(): readonly CountryCode[] {
  return listed(currentLanguage())
}
