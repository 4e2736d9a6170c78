/** What is asked about a thing, whatever the thing is. */
import { phrasesIn } from './phrases.ts'

export const questionWords = {
  /** Where something stands. */
  status: phrasesIn(`
    where, where is, where are, my claim how, claim how, how my claim, how my claims, coming along, get on with, check my claim,
    check my claims, track my claim, track my claims, see my claim, see my claims, view my claim, view my claims, check the claim,
    check on my claim, check on the claim, my log how, my elog how, status, progress, update, update on, update about, update regarding,
    update me, any update, any updates, got update, got any update, have update, updates, the update, latest, any news, any response,
    any reply, response from, reply from, heard back, hear back, hear from, happening, happening with, happening to, got news,
    got any news, what happened, what happen, wha happen, what * going on, how is, how are, how about, how already, so how, which stage,
    what stage, stage, check on, checking on, check, follow up, following up, track, tracking, pending, in process, in progress,
    processing, under review, received, receive, never receive, never received, not received, not receive, did not receive,
    have not received, have not receive, have you received, not received yet, still not received, receive already, can see, show me,
    show my, list my, see my, view my, look up
  `),
  /** At which place: of a thing that can be gone to. */
  where: phrasesIn('where, where is, where are, where got, where the, whereabouts'),
  /** Whether it is decided, or has come out. */
  decided: phrasesIn(`
    been transferred, been credited, been paid, been banked in, been made, been sent, passed on, pass on, hr passed, approve,
    not approved yet, not yet approved, not settled yet, not processed yet, not done yet, approved, approves, approving, approval, decided,
    decide, decides, decision, outcome, result, results, processed, process, processes, settled, settle, completed, complete, finalised,
    finalized, go through, gone through, went through, get through, got through, going through, assessed, looked at, reviewed, cleared, success,
    successful, pass already, done, is out, are out, come out, came out, coming out, out already, log out already, log out yet,
    log out or not, log * out, elog * out, letter * out, log come out, log coming out, out yet, out or not, issued, issue already, ready,
    accepted
  `),
  rejected: phrasesIn(`
    reject, rejected, rejects, rejection, decline, declined, denied, deny, refused, unsuccessful, not approved, not successful,
    disapproved, turned down, turn down, failed, fail, kana rejected
  `),
  why: phrasesIn(`
    why, what was wrong, what is wrong, what went wrong, how come, reason, reasons, explain, what * reason, for what reason
  `),
  when: phrasesIn(`
    when, how long, how many days, how many working days, how many weeks, how many months, how many more days, how soon, how fast,
    how quick, how quickly, how much longer, how much time, what date, which date, which day, what day, by when, until when, turnaround,
    lead time, processing time, usual, usually, normally, normal, typically, on average, average, timeframe, time frame, timeline, eta,
    expect, expected, take how long, need how long, wait how long, how many day, how many week, days to, days it take, days does it take
  `),
  late: phrasesIn(`
    so long, so slow, too long, too slow, very slow, taking long, taking forever, take long, take forever, takes long, very long,
    damn long, super long, long time, some time, quite long, long already, long long, slow, forever, still waiting, waiting, waited, wait * long,
    still not, still have not, still no, still cannot, still never, still have, not yet, not approved yet, not yet approved,
    not settled yet, not processed yet, not done yet, yet to, have not, has not, did not, never, no news, still no news, still no update,
    still no updates, still no reply, no reply, no response, never reply, no update, delay, delayed, overdue, taking so long,
    weeks already, days already, months already, month already, week already, stuck, longer
  `),
  already: phrasesIn('already, yet, or not'),
  /** Wants to have something in the hand. */
  fetch: phrasesIn('download, print, email me, send me, give me my, copy, copy of, view, access, pdf'),
  /** How long something holds. */
  valid: phrasesIn('valid, validity, valid until, valid till, expire, expires, expired, expiry, expiring'),
  howMuch: phrasesIn('how much, claim how much, how many, what amount, amount, what is the amount, how many dollars'),
  howTo: phrasesIn('how to, how do, how can, how should, where to, where can, steps, procedure, guide me, how'),
  want: phrasesIn(`
    want, need, request, apply, apply for, application, get a, get an, get new, require, requires, required, requesting, ask for,
    asking for a, asking for an, arrange, like a, like to get, would like, give me, issue me, new, must have
  `),
}
