/** What is for a person, what comes before everything, and what the assistant leaves alone. */
import { phrasesIn } from './phrases.ts'

export const handOverWords = {
  selfHarm: phrasesIn(`
    suicide, suicides, commit suicide, cannot take it anymore, cannot go on, feel like living, feel like dying, living anymore,
    live anymore, alive anymore, give up on life, giving up on life, hate my life, do not want live, nobody would miss me,
    everyone better without me, do not want to be here anymore, do not want to wake up, hang myself, jump off, jump from, slit my wrist,
    slit my wrists, cut my wrist, cut my wrists, cut * wrist, cutting my wrist, no reason to live, not worth living, life is not worth,
    rather die, rather be dead, wish i was dead, wish i were dead, kill him, kill her, suicidal, kill myself, killing myself, end my life,
    ending my life, take my life, take my own life, want to die, want die, better off dead, do not want to live, no point living,
    hurt myself, harm myself, hurting myself, harming myself, self harm, cut myself, cutting myself, end it all, ending it all, end everything, jump down, jumping down,
    jumping off, took all my pills, take all my pills, taken all my pills, swallowed all my pills, kms, tired of living
  `),
  danger: phrasesIn(`
    chest pain, chest pains, chest * pain, chest tight, chest * tight, chest * * tight, chest tightness, pain in * chest, cannot breathe, cannot breath, not breathing,
    stopped breathing, difficulty breathing, trouble breathing, hard to breathe, breathing difficulty, short of breath,
    shortness of breath, breathless, choking, heart attack, cardiac arrest, stroke, unconscious, fainted, passed out, collapsed,
    not waking up, seizure, having fits, overdose, too many pills, too many * pills, too many tablets, too many * tablets, whole bottle of,
    swallowed, unresponsive, not responding, not conscious, no pulse, no heartbeat, stop breathing, turning blue, cannot wake,
    will not wake, collapse, convulsion, convulsions, fitting now, drowning, drowned, electrocuted, car accident, traffic accident,
    hit by a car, hit by car, knocked down, head injury, blood everywhere, so much blood, lost a lot of blood, throat closing,
    throat swelling, throat * swollen, paralysed, face * numb, cannot feel my, house on fire, labour pain, contractions, faint, fainting,
    heart pain, heart * pain, heart stopped, breathing problem, breathing problems, gasping, asthma attack, overdosed, poisoned, poisoning,
    bleeding badly, bleeding heavily, heavy bleeding, bleeding a lot, bleeding non stop, cannot stop bleeding, severe bleeding, stabbed, drank bleach, drank detergent, drank poison, drank * bleach, drank * detergent,
    drinking bleach, arm numb, arm * numb, coughing blood, coughing out blood, coughing up blood, coughed out blood, coughed up blood, vomiting blood, ambulance, 995, life threatening, dying, emergency now, this is an emergency, it is an emergency,
    medical emergency, anaphylaxis, allergic reaction, face drooping, face * drooping, face * * drooping, slurred speech, slurring, cannot move * arm, going to give birth,
    in labour, water broke, water bag burst
  `),
  person: phrasesIn(`
    agent, agents, human, humans, operator, officer, representative, staff, consultant, administrator, admin, supervisor, manager,
    customer service, customer support, customer care, live agent, live chat, helpdesk, help desk, hotline, call centre, call center,
    real person, real people, real human, actual person, live person, someone real, speak to, speak with, talk to, talk with, chat with,
    chat to, speak * someone, talk * someone, speak * person, need a person, a person, want person, transfer me, connect me, pass me to,
    put me through, put me to, call me, call my, upset, fed up, pissed, nonsense, rubbish, call me back, ring me, callback, call back,
    contact me, contact you, contact number, phone number, can i call, number to call, who can i call, i can call, can call, someone i can,
    anyone i can, somebody i can, talk to somebody, speak to somebody, terrible, horrible, who to call, who can help, someone help,
    someone to help, anyone there, anybody there, someone there, get someone, want someone, need someone, email you, not a bot, no bot,
    stop bot, bot useless, useless, not helpful, not helping, you do not understand, do not understand me, stupid, idiot, lousy
  `),
  dispute: phrasesIn(`
    complain, complains, complaint, complaints, complaining, feedback, unhappy, dissatisfied, disappointed, angry, frustrated, ridiculous,
    unacceptable, unfair, not fair, appeal, appealing, dispute, disagree, object to, contest, reconsider, review again, relook, escalate,
    lawyer, lawyers, legal, legal action, sue, suing, court, small claims tribunal, tribunal, mas, fidrec, ombudsman, police,
    police report, fraud, scam, scammed, cheat, cheated, cheating, forum, straits times, media, stomp, negligence, malpractice,
    compensation, hacked, someone used my, data breach
  `),
  greeting: phrasesIn(`
    hello, hi, hey, helo, hallo, hihi, good morning, good afternoon, good evening, morning, who are you, who is this, what are you,
    are you * bot, are you * robot, are you * ai, are you * machine, are you * assistant, is this * bot, is this * robot, is it * bot,
    what can you do, what do you do, what can you help, how can you help, can you help me, help, help me, joey, hi joey, hello joey
  `),
  thanks: phrasesIn(
    'thanks, thanks a lot, many thanks, appreciate, appreciated, great thanks, ok thanks, noted with thanks',
  ),
  agreed: phrasesIn(`
    bye, goodbye, noted, ok noted, ok can, ok, okay, great, cool, got it, i see, steady, shiok, nice, never mind, no worries
  `),
  /** Beginnings of a polite question. They say nothing. */
  nothing: phrasesIn(`
    i received, i have received, i got the, know if my, my doctor, my dentist, do i have any, covered in, ^ cover my, ^ cover me, know if the, know if i, know if it, check if my, check if the, check if i, see if my, tell me if my, tell me if the,
    tell me if i, cover me with, if i see, if i go, if i visit
  `),
  /** Of people whose records the member may not see. */
  others: phrasesIn(`
    for employee, of employee, employee number, employee id, employee no, for member, of member, member id, for user, user id, for staff,
    staff id, staff no, my colleague, my colleagues, colleague, colleagues, coworker, co worker, friend, friends, my boss, boss claim,
    my staff, my employee, my employees, neighbour, neighbor, girlfriend, boyfriend, fiance, fiancee, my ex, ex wife, ex husband, maid,
    helper, my uncle, my auntie, my aunt, cousin, my brother, my sister, brother, sister, nephew, niece, grandmother, grandfather, grandma,
    grandpa, mother in law, father in law, in law, in laws, someone else, somebody else, someone, other people, other person,
    another person, another member, other member, other members, everyone, everybody, all members, all employees, all users, his, her,
    their, your own, nric, director, ceo, mr, mrs, ms, teammate, roommate
  `),
  /** Advice that needs a doctor. */
  advice: phrasesIn(`
    should i see, should i claim, do you think, promise, promised, any chance, what are the chances, chances of, likelihood, become a, what is a, what is an, explain what, explain how, how do insurers, how does, how do insurance, percentage,
    what percent, who decides, who decide, who approves, should i submit, should i go, should i take, should i eat, should i do surgery, should i be worried, do i need surgery, do i need to see,
    do i need antibiotics, is it serious, serious or not, is this serious, dangerous, is it cancer, contagious, infectious, symptom,
    symptoms, side effect, side effects, dosage, dose, how many tablets, how many pills, what medicine, which medicine, what medication,
    which medication, what should i take, what to eat, what can i eat, can i eat, can i drink, can i take, can take, can i exercise,
    can i mix, treat, cure, remedy, diagnose, diagnosis, what is wrong with me, what causes, good for, bad for, is it safe, safe to,
    recover, recovery, mean, means, meaning, normal range, which doctor is good, which doctor is best, best doctor, best hospital,
    best clinic, best dentist, good doctor, good dentist, better, best, second opinion
  `),
  /** What only a person can do, or the member on a page. */
  change: phrasesIn(`
    cancel, cancelled, cancellation, delete, withdraw, withdrawn, change, changed, changing, edit, amend, amended, modify, remove, correct,
    replace, extend, extension, increase, upgrade, downgrade, ^ update claim, higher, top up, topup, update my, to update, update the,
    update bank, update address, update email, update * details, wrong, mistake, error, typo, duplicate, twice, resubmit, resend, expedite,
    speed up, faster, asap, ^ approve, just approve, you approve, must approve, approve all, approve everything, approve it now,
    approve * now, lost, stolen, add my, add a, enrol, enroll, register, redeem
  `),
  /** What depends on more than the records say. */
  conditions: phrasesIn(`
    without, if i, if my, if the, if not, resign, resigned, resigning, quit, quitting, retire, retired, retrenched, terminated, last day,
    leave company, leaving company, leave the company, left the company, new job, overseas, abroad, jb, johor, malaysia, thailand, bangkok,
    batam, travelling, holiday trip, foreign, pre existing, preexisting, existing condition, waiting period, cosmetic, instead of, both,
    before i, after i, late submission, deadline, cut off
  `),
  /** Whether something has to be done at all: for HR or the insurer to say. */
  mustI: phrasesIn('do i need, do i have to, must i, do i must, is it necessary, necessary, compulsory, mandatory'),
  /** What the member has paid by themselves: no question about a payout. */
  paidBill: phrasesIn(`
    i paid, i pay, paid the, paid at, pay first, paid first, pay cash, paid cash, paid by me, pay the clinic, already paid, pay at
  `),
  /** What a place asks for a treatment. The records do not say. */
  price: phrasesIn('how much * cost, how much * costs, how much * charge, cost of, price of, prices'),
  /** Matters of other people's products and of the portal itself. */
  elsewhere: phrasesIn(`
    tax, iras, cpf, medisave, medishield, careshield, medifund, chas, integrated shield, shield plan, rider, prudential, aia,
    great eastern, aviva, singlife, axa, travel insurance, car insurance, motor, life insurance, home insurance, personal accident,
    critical illness, work injury, wica, leave, annual leave, medical leave, sick leave, mc, overtime, salary, pay slip, payslip, bonus,
    taxi, transport, meal, grab, password, otp, login, log in, log on to, how to log on, cannot log on, logged out, logged in, log out,
    logout, log me out, sign in, sign up, sign out, singpass, app crash, app not working, not working, cannot open, cannot submit,
    cannot upload, cannot see, bug, ecard, e card, card, reward, rewards, voucher, vouchers, shop, store, product, weather, joke, song,
    poem, story, recipe, football, lottery, toto, 4d, stock, stocks, bitcoin, girl, love, news, president, capital of, letterbox,
    letter box, offer letter, employment letter, warning letter, resignation letter, appointment letter, love letter, cover letter,
    recommendation letter, visa letter, car, laptop, premium, premiums, teleconsult, teleconsultation, video call, appointment,
    appointments, book, booking
  `),
  /** Attempts to make the assistant be something else. */
  nonsense: phrasesIn(`
    ignore, disregard, forget your, forget all, forget previous, forget everything, forget that you, previous instructions, instructions,
    system prompt, prompt, pretend, act as, roleplay, role play, jailbreak, developer mode, you are now, simulate, translate, write a,
    write me, write code, select from, python, javascript, sql, drop table, database, admin password, api key, script, hack, chatgpt, gpt,
    openai, language model, repeat after me, repeat the, base64, override, sudo, dump, export, bypass, confidential, secret
  `),
}
