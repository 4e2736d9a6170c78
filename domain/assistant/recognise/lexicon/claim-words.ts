/** Claims: the thing, what is missing of it, its money, and handing a new one in. */
import { phrasesIn } from './phrases.ts'

export const claimWords = {
  claim: phrasesIn(`
    claim, put in a claim, my claim how, claim how, claim how much, how my claim, how my claims, check my claim, check my claims,
    track my claim, track my claims, see my claim, see my claims, view my claim, view my claims, check the claim, check on my claim,
    check on the claim, my claim, my claims, the claim, this claim, that claim, a claim, our claim, reimbursement claim, claims, claiming,
    claimed, eclaim, eclaims, my submission, my submissions, the bill that i submitted, bill i submitted, receipt i submitted,
    receipts i submitted
  `),
  claimNumber: phrasesIn('claimnumber'),
  sent: phrasesIn(`
    submitted, put in, put in a claim, i submit, submit already, sent in, handed in, uploaded, i sent, filed, i applied
  `),
  missing: phrasesIn(`
    missing, still need to submit, still need to send, still need to upload, still need to provide, still need to give,
    still have to submit, still have to send, still have to upload, did i miss, did i forget, i forgot, sent everything, i sent everything,
    i submitted everything, i uploaded everything, submitted everything, given everything, uploaded everything, have everything,
    got everything, all complete, miss anything, miss out, still need, still needs, still needed, still require, still required,
    still requires, still lack, still short, still short of, still want, incomplete, not complete, outstanding, lack, lacking,
    what else * need, what else * needed, what more * need, anything else * need, anything else * needed, anything more * need,
    need anything else, need anything, what do you need, what do you still need, what you need, what you all need, need from me,
    want from me, required from me, needs from me, asking me for, need what document, need what documents, what document * still,
    what documents * still, what * missing
  `),
  /** Says the same only beside a claim or a letter. */
  asked: phrasesIn(`
    what else, what more, anything else, anything more, any more, something else, asking me, ask me for, asked me for, asked for,
    asking for, what are you asking, need what, want what, what document, what * document, what * documents, which * documents,
    documents * waiting for, what documents, which document, which documents, what paper, what papers, what paperwork, what receipt,
    what information, more information, more documents, more document, need more, want more, they want, you want, they need, need to send, need to upload, need to provide,
    need to give, have to send, have to upload, have to provide, have to give, must send, must i send, must i upload, must i submit,
    must i give, documents do i need, document do i need, documents i need, documents are needed, documents * needed, documents * required,
    must upload, should send, should i send, should upload, should i upload, what to send, what to upload, what to provide, need me to,
    information requested, is requested, was requested, are requested, were requested, requested documents, insurer want, insurer wants,
    insurer need, insurer needs, insurer asking, insurer asks, what do i need to do, what must i do, what do i do
  `),
  documents: phrasesIn(`
    document, documents, paperwork, papers, receipt, receipts, invoice, invoices, memo, referral, referral letter, doctor letter,
    letter from * doctor, letter from * hospital, medical report, discharge summary, discharge letter, attachment, attachments,
    documents needed, form
  `),
  money: phrasesIn(`
    money, payment, payments, paid, was i paid, was i paid for, am i paid, been paid, be paid, get paid, getting paid, got paid, pay, pays,
    paying, payout, payouts, payable, paid out, pay out, pay me, pay me back, paid back, refund, refunded, reimbursement, reimbursements,
    reimbursed, reimburse, bank in, banked in, bank * in, credited, credit, disbursed, disbursement, transferred, transfer, deposited,
    cheque, giro, paynow, cash, get back, got back, getting back, come back to me, my account, my bank
  `),
  newClaim: phrasesIn(`
    to claim, where to claim, where to submit, where how do i file, how do we file, submit * receipt, file * receipt,
    submit * bill, claim * receipt, claim * bill, file my, how to claim, how to submit, how to make a claim, how to make claim, how to file a claim, how to file claim, how to file my, to submit,
    to submit a claim, to submit claim, to submit claims, to submit my claim, to make a claim, to file a claim, to make claim, to file,
    submit a claim, submit claim, submit claims, submit my claim, submit new claim, submit a new claim, submit another claim,
    submit my receipt, submit receipt, submit receipts, submit a receipt, submit a bill, submit bill, submit my bill, make a claim,
    make claim, make claims, make new claim, make another claim, file a claim, file claim, file my claim, file a new claim,
    claim back * money, claim back, claim * back, to put in a claim, log a claim, lodge a claim, lodge claim, start a claim,
    create a claim, create claim, new claim, how can i claim, how can claim, how do i claim, how do we claim, how i claim, how claim,
    where can i claim, where do i claim, where do i submit, where can i submit, how do i submit, how can i submit, how i submit,
    submit how, claim how, claim my receipt, claim my bill, upload receipt, upload my receipt, upload receipts, want claim, want claim my
  `),
}
