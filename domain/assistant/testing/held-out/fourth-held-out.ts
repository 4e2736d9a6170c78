/** Written after what the third set taught, and put to it unchanged. S96 has what it then made of them. */
import { linesOf, type Phrasings } from '../phrasing.ts'

export const fourthHeldOut: readonly Phrasings[] = [
  {
    means: ['claim-status', 'claim-time'],
    texts: linesOf(`
    my claim for the dentist last week, any outcome?
    has my claim been looked at
    claim OP26001111 n OP26001112 status
    is the claim i filed in october done
    i filed a claim on 3/11, status?
    how's my claim doing
    claim stuck at submitted why
    need to know when my claim will be processed
    can i know how long my claim will take
    my claim taking quite some time
    what stage is OP26001111 at
    got result for my claim?
    claim update?
    been waiting 3 weeks for my claim
    `),
  },
  {
    means: ['claim-missing'],
    texts: linesOf(`
    what docs needed for my pending claim
    any docs missing
    insurer say my claim need more info
    what do they want for my claim
    `),
  },
  {
    means: ['claim-payment'],
    texts: linesOf(`
    when r u paying me
    payment still not in
    how much did the insurer pay for my claim
    money credited already or not
    claim approved how many days to get money
    when will payout happen
    `),
  },
  {
    means: ['claim-rejection'],
    texts: linesOf(`
    claim rejected but why
    rejection reason for IP26000417?
    `),
  },
  {
    means: ['submit-claim'],
    texts: linesOf(`
    steps to file claim
    i have a receipt how to claim
    need help to submit claim
    `),
  },
  {
    means: ['letter-status', 'letter-time', 'letter-missing'],
    texts: linesOf(`
    check on my LOG
    LOG approved? admission tmr
    letter of guarantee for my daughter, status?
    how many days for LOG approval
    is my guarantee letter still processing
    where LOG
    `),
  },
  {
    means: ['request-letter'],
    texts: linesOf(`
    how to apply for LOG
    want LOG for my wife delivery
    `),
  },
  {
    means: ['cover'],
    texts: linesOf(`
    covered for dental or not
    whats my GP copay
    how much more can i claim for dental
    do i have any tcm left
    is MRI scan claimable under my plan
    what's not covered
    do you cover braces
    dental cover how much
    is my baby covered
    claimable anot: chiropractor
    balance for outpatient
    can claim spectacles boh
    coverage for parents?
    flexi balance
    `),
  },
  {
    means: ['clinic-hours', 'find-clinic', 'clinic-on-panel'],
    texts: linesOf(`
    is there a panel clinic in Toa Payoh
    Rattan Family Clinic Woodlands open now?
    dentist near Orchard
    where is the nearest panel GP
    what time Kopi Family Clinic open
    is Batik Family Clinic in the panel list
    `),
  },
  {
    means: ['person'],
    texts: linesOf(`
    get me a real person
    agent pls
    i want talk to human lah
    can i have the number of customer service
    complaint against clinic
    `),
  },
  {
    means: ['urgent'],
    texts: linesOf(`
    pain in my chest and left arm
    my kid swallowed a battery
    i cant go on living
    call 995
    husband having a stroke
    `),
  },
  {
    means: ['unknown', 'which', 'person', 'thanks', 'greeting'],
    texts: linesOf(`
    Kumar's reimbursement
    did my wife's boss get his claim
    my friend ask if his claim approved
    status of Lim Ah Beng claim
    how is the weather in the claim department
    the claim in the newspaper about vaccines
    can I claim my lost luggage from the airline
    claim warranty for my phone
    should i claim or not
    is claiming bad for my record
    do claims affect my premium
    how do insurers decide claims
    what percentage of claims are rejected
    who decides my claim
    why do you need my documents
    is my data safe
    the panel discussion was boring
    where is my wife
    where is my doctor
    where are you
    when are you open
    how long have you worked here
    how long is a piece of string
    how much do you earn
    how much is gold
    what is a letter of guarantee
    what is a deductible
    explain coinsurance
    is my employer paying for this
    open a new bank account
    close the chat
    when is payday
    i received the money thanks
    my claim was approved thank you
    the money came in
    doctor say i need surgery
    i am sick
    my tummy pain which medicine
    find me a girlfriend
    nearest coffee shop
    which doctor delivers babies best
    is paracetamol covered in sugar
    i have used the app for years
    left my umbrella at the clinic
    what is the limit of alcohol for driving
    cover my shift
    submit my leave
    how to submit my tax
    how to make chicken soup
    how to claim my prize
    letter a
    log my hours
    logarithm
    the results of the election
    approve my leave
    who approved the budget
    pending homework
    status update: feeling happy
    check my blood pressure
    check the weather
    `),
  },
]
