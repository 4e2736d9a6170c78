/** What the plan pays: whether something can be claimed, and what is left of it. */
import { phrasesIn } from './phrases.ts'

export const coverWords = {
  canClaim: phrasesIn(`
    can * claim, can * claimed, can * claims, could * claim, cannot * claim, may i claim, claimable, able to claim, entitled to claim,
    eligible to claim, how much can * claim, how much * can claim, allowed to claim, possible to claim, claim can, claim or not,
    claim for * or not, claim under, claim from my plan, eligible, entitled, entitlement, entitlements, qualify, can * reimburse,
    can * reimbursed, what can i claim, what i can claim, got cover
  `),
  covered: phrasesIn(`
    cover, covers, covered, covering, coverage, my benefits, my benefit, what benefits, which benefits, benefits for, benefits do i have,
    what are my benefits, plan cover, plan covers, plan pay, plan pays, plan include, plan includes, insured, insurance pay,
    insurance pays, insurance include, include, included, includes, insurance got, copay, co pay, copayment, co payment, deductible
  `),
  /** The cover as a whole. It asks nothing by itself. */
  plan: phrasesIn(
    'my limit, my limits, my balance, my quota, my plan, the plan, our plan, my policy, the policy, my cover, benefit, benefits, my insurance',
  ),
  left: phrasesIn(`
    left, leftover, balance, balances, remaining, remain, remains, used up, use up, finish, finished, limit, limits, cap, quota, maximum,
    up to how much, how many more, how many times, how many visits, how many visit, more visits, most i can, have i used, i have used,
    i used, renew, renews, reset, resets, my limit, my limits, my balance, my quota
  `),
}

/**
 * Kinds of benefits: how members call them, and how plans do. A kind is found in a plan by its benefits' names, else by their groups' names.
 * Only what means the whole benefit stands here. A single treatment (braces, lasik) is looked up by its own word.
 */
export const benefitKinds = {
  dental: {
    said: phrasesIn('dental, dentist, dentists, tooth, teeth, scaling, polishing, scaling and polishing, dentistry'),
    inPlan: /dental|dentist|scaling|tooth|teeth/i,
  },
  gp: {
    said: phrasesIn(`
      gp, gps, general practitioner, general practitioners, doctor, doctors, see doctor, doctor visit, family doctor, clinic visit,
      clinic visits, outpatient, consultation
    `),
    inPlan: /\bgp\b|general practi|outpatient consult/i,
  },
  specialist: {
    said: phrasesIn('specialist, specialists, sp, dermatologist, cardiologist, orthopaedic, gynae, ent'),
    inPlan: /specialist/i,
  },
  tcm: {
    said: phrasesIn(`
      tcm, sinseh, chinese medicine, traditional chinese medicine, chinese physician, acupuncture, chinese doctor
    `),
    inPlan: /\btcm\b|chinese medicine/i,
  },
  physiotherapy: {
    said: phrasesIn('physiotherapy, physiotherapist, physical therapy'),
    inPlan: /physio/i,
  },
  screening: {
    said: phrasesIn(`
      screening, health screening, health check, checkup, health checkup, body check, body checkup, medical checkup, health checks
    `),
    inPlan: /screening|check-?up/i,
  },
  hospital: {
    said: phrasesIn(`
      hospital, hospitals, hospitalisation, hospitalization, inpatient, surgery, operation, operations, surgeries, surgical, day surgery,
      warded, ward, admission, admitted
    `),
    inPlan: /hospital|inpatient|surg|ward/i,
  },
  imaging: {
    said: phrasesIn(`
      xray, mri, ct scan, scan, scans, ultrasound, lab test, lab tests, laboratory, blood test, blood tests
    `),
    inPlan: /x-?ray|laborator|imaging|diagnostic|scan/i,
  },
  polyclinic: { said: ['polyclinic', 'polyclinics'], inPlan: /polyclinic/i },
  emergency: {
    said: phrasesIn('emergency, emergencies, accident and emergency, emergency visit, emergency department'),
    inPlan: /emergency|\ba&e\b/i,
  },
  flexible: {
    said: phrasesIn(`
      flexi, flexible, flexible spending, flexi benefit, flexi benefits, flexible benefit, flexible benefits, flex, flexi spending
    `),
    inPlan: /flexi/i,
  },
  optical: {
    said: phrasesIn(`
      optical, glasses, spectacles, specs, contact lenses, contact lens, eye check, eye test, optician
    `),
    inPlan: /optical|spectacle|vision|glasses/i,
  },
  maternity: { said: ['maternity', 'childbirth', 'pregnancy', 'antenatal'], inPlan: /matern|childbirth|pregnan/i },
  'mental-health': {
    said: phrasesIn(`
      mental health, counselling, counselor, counsellor, psychiatrist, psychologist, psychiatric, therapist
    `),
    inPlan: /mental|psychi|counsel/i,
  },
  vaccination: {
    said: phrasesIn('vaccination, vaccinations, vaccine, vaccines, flu jab, flu shot, jab, immunisation'),
    inPlan: /vaccin|immunis/i,
  },
} satisfies Readonly<Record<string, { readonly said: readonly string[]; readonly inPlan: RegExp }>>
export type BenefitKind = keyof typeof benefitKinds
