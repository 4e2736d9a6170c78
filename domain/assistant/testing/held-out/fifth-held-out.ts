/** Written after what the fourth set taught, and put to it unchanged. S96 has what it then made of them. */
import { linesOf, type Phrasings } from '../phrasing.ts'

export const fifthHeldOut: readonly Phrasings[] = [
  {
    means: ['claim-status', 'claim-time'],
    texts: linesOf(`
    claim approve anot leh
    I'd like to check if my GP claim from last week has been approved
    pls update me regarding my hospital claim status
    how far is my claim
    my wife's dental claim is still pending?
    is it approved, my claim
    can tell me when my claim will be out
    my claim how long more
    pls check OP26005555 and OP26005556
    what happened to my reimbursement claim
    when approved ah my claim
    my claim got rejected izzit
    `),
  },
  {
    means: ['claim-missing'],
    texts: linesOf(`
    what more do i need to send in for my claim
    does my claim still need anything
    which documents r missing for OP26005555
    `),
  },
  {
    means: ['claim-payment'],
    texts: linesOf(`
    where is the money for my claim
    when do I get paid
    how much will I get back from OP26005555
    payment received? i didn't see it in my account
    money still not in leh
    `),
  },
  {
    means: ['claim-rejection'],
    texts: linesOf(`
    may i know why OP26005555 was not approved
    claim reject, what reason
    `),
  },
  {
    means: ['submit-claim'],
    texts: linesOf(`
    how 2 submit claim
    where do I upload my receipts to claim
    `),
  },
  {
    means: ['letter-status', 'letter-time', 'letter-missing'],
    texts: linesOf(`
    eLOG approve already?
    may i know the status of my LOG
    how come my LOG not approved yet
    LOG for my son out already or not
    when my LOG expire
    does my LOG need anything else
    `),
  },
  {
    means: ['request-letter'],
    texts: linesOf(`
    i need to get a LOG, how
    how to request guarantee letter for admission
    `),
  },
  {
    means: ['cover'],
    texts: linesOf(`
    can my wife claim health screening
    dental how much per year can claim
    is specialist covered without referral... just asking if covered
    what are my entitlements
    how many more TCM visits
    chiropractor covered?
    whats the limit for physio
    do i have dental coverage
    can claim ultrasound anot
    what's my balance for GP
    benefits for my son
    is inpatient covered
    `),
  },
  {
    means: ['clinic-hours', 'find-clinic', 'clinic-on-panel'],
    texts: linesOf(`
    Kite Family Clinic Tampines open until what time
    panel clinics near Bedok pls
    is there a dentist open now near me
    songket clinic still open anot
    which specialist clinic is on panel
    `),
  },
  {
    means: ['person'],
    texts: linesOf(`
    i want a human to reply
    can an officer call me back
    not happy with the decision, want to appeal
    let me chat with a live agent
    `),
  },
  {
    means: ['urgent'],
    texts: linesOf(`
    chest very pain
    cannot breath already
    i want to jump off the building
    my wife suddenly cannot talk and face numb
    `),
  },
  {
    means: ['unknown', 'which', 'person', 'thanks', 'greeting'],
    texts: linesOf(`
    can you change the bank account on my claim
    I submitted the wrong receipt
    please cancel OP26005555
    my clinic charged me too much
    the clinic refused my card
    what is the difference between GP and specialist
    do you think my claim will be approved
    will you approve my claim
    can you promise my claim will be approved
    should I get admitted
    is it worth going to hospital
    how do I become a panel clinic
    I am a clinic, how do I get paid
    my employee's LOG
    can my parents-in-law claim
    someone hacked my account
    how to download the app
    what are the terms and conditions
    where can i see my e-card
    I moved house
    my daughter was born yesterday
    I just got married
    my company changed insurer
    is the portal down
    when does my cover end
    I need a memo from the doctor
    how to get my medical report
    my colleague and I both claimed, whose is approved
    `),
  },
]
