/** How members ask, in plain and in Singapore English. The recogniser was made with these in sight. */
import { linesOf, type Phrasings } from './phrasing.ts'

export const phrasings: readonly Phrasings[] = [
  {
    means: ['claim-status'],
    texts: linesOf(`
      Where is my claim?
      where my claim ah
      What is the status of my claim?
      claim status pls
      CLAIM STATUS???
      Any update on my claim?
      any news about my claim
      my claim how ah
      my claim got approve or not
      my claim approve liao or not
      Has my claim been approved?
      is my claim approved alr
      Was my outpatient claim rejected?
      kena reject ah my claim
      I submitted a claim last Tuesday. What is happening with it? any update?
      Can you check my claim status please 🙏
      cn check my claim anot
      Pls help me check on the claim for my wife
      What happened to my claim from 12 Nov?
      wat happen to my claim sia
      Please let me know the progress of my reimbursement claim
      status of claim OP26000123
      OP26000123
      op26000123 status?
      I want to check the status for claim id: 5b0e0a3e-7d5c-4d6f-9a55-0a4f1b2c3d4e
      claim 34CC8F9A how already
      is OP26000123 approved?
      Has claim IP26000417 gone through?
      wheres my clam
      wher is my calim
      staus of my cliam
      my dental claim approved already?
      Hi Joey, where is my claim
      Good morning, may I know the status of my claim?
      may i know if my claim has been processed
      Did my claim go through?
      is my hospital claim still pending
      claim pending?
      my claim is at which stage now
      can track my claim?
      how is my claim going
      Has the insurer decided on my claim?
      what is the outcome of my claim
      claim result out already?
      my daughter's claim approved or not
      Have you received my claim?
      hello, checking on my claim submitted on 3 Oct
      update me on my claim leh
      claim for GP visit, any updates?
      Show me my claims
    `),
  },
  {
    means: ['claim-time'],
    texts: linesOf(`
      When will my claim be approved?
      how long does a claim take
      How long is the processing time for claims?
      how long more for my claim ah
      claim usually take how long
      claim take how many days one
      How many working days to process a claim?
      my claim so long already still not approved
      why my claim so slow
      how come my claim take so long
      my claim still not yet approve leh
      still waiting for my claim since last month
      My claim hasn't been processed after 3 weeks
      when can i know my claim result
      claim decision when
      When is a claim usually decided?
      how soon will OP26000123 be decided
      When will claim id 5b0e0a3e-7d5c-4d6f-9a55-0a4f1b2c3d4e be processed?
      what is the turnaround time for claims
      hw long must i wait for my claim
      my claim stuck for 2 weeks alr
      is it normal for my claim to take this long
      claim delay?
      expected date of my claim approval
      submitted 3 weeks ago still no news on my claim
      by when will my hospital claim be settled
      why is my claim taking forever
      my claim 2 months already sia
    `),
  },
  {
    means: ['claim-missing'],
    texts: linesOf(`
      still need what document
      Is anything missing from my claim?
      What is still missing for my claim?
      What documents do you still need from me?
      my claim still need what ah
      What else do you need for my claim?
      claim OP26000123 need what documents
      my claim is pending, what must I send?
      any missing documents for my claim?
      my claim incomplete meh?
      did i miss out any receipt for my claim
      what information does the insurer need for my claim
      Insurer asking for more documents for my claim, which ones?
      do you need anything else from me
      what do you need from me for OP26000123
      which document missing
      claim still lack what
      what are you asking for in my claim
      my claim says information requested, what do i need to do
      need to upload anything for my claim?
      outstanding documents for claim?
      what documnets are still needed for my claim
      so what else u need for my claim sia
    `),
  },
  {
    means: ['claim-payment'],
    texts: linesOf(`
      when money come in
      when will i get my money
      When will I be paid for my claim?
      Has my claim been paid?
      my claim money where
      money come in already?
      where is my reimbursement
      when reimbursement bank in ah
      claim approved but money never come in
      I have not received the payment for my claim
      payment for OP26000123 when
      How much will I get for my claim?
      how much did i get back for my claim
      how much was approved for claim OP26000123
      money bank in liao anot
      when will the payout be credited
      still waiting for my payout
      My reimbursement has not been credited yet
      when will u pay me
      how long until the payment is made after approval
      did you pay my claim by cheque
      has the insurer transferred the money for my claim?
      when can i get back my money from the claim
      paid or not my claim
      wen is the paymnt coming
      paynow not received yet for my claim
      how much u all paying for my claim
      refund when
    `),
  },
  {
    means: ['claim-rejection'],
    texts: linesOf(`
      Why was my claim rejected?
      why my claim kena reject
      reason for rejection of my claim
      how come my claim rejected sia
      Why was claim OP26000123 declined?
      claim not approved why
      what is the reason my claim was denied
      why reject
      explain why my claim was turned down
      why was my dental claim rejcted
    `),
  },
  {
    means: ['settlement-letter'],
    texts: linesOf(`
      Where is my settlement letter?
      how to download settlement letter
      settlement letter for OP26000123
      can i have a copy of the settlement letter
      settlement letter out already?
      where can i see my claim settlement
      i need the settlement letter for my other insurance
      send me the claim letter
      settlment letter pls
    `),
  },
  {
    means: ['submit-claim'],
    texts: linesOf(`
      How do I submit a claim?
      how to claim ah
      how to claim for dental
      I want to submit a new claim
      where to submit my receipt
      What documents do I need to submit a claim?
      how can i claim my GP bill
      i want to make a claim for my son
      submit claim how
      need to file a claim
      where do i submit my receipts
      want to claim physio, how
      how to sumbit claim
      i wan claim my polyclinic visit
    `),
  },
  {
    means: ['letter-status'],
    texts: linesOf(`
      LOG out already?
      Where is my LOG?
      where is my letter of guarantee
      my LOG approve liao anot
      Is my eLOG approved?
      elog status
      status of LOG-7KX2M9QPA4
      LOG-7KX2M9QPA4
      I want to check the status for eLOG id: 5b0e0a3e-7d5c-4d6f-9a55-0a4f1b2c3d4e
      any update on my e-log request
      where my letter ah
      Is the guarantee letter ready?
      my letter out or not
      has the LOG been issued
      LOG rejected ah?
      why was my LOG rejected
      check letter of guarantee for my mother
      LOG for Mount Example Hospital approved?
      my elog how ah
      download my LOG
      is my LOG still valid
      when does my letter of guarantee expire
      hospital say never receive LOG, is it issued?
      letter of garantee status
      wheres my guarentee letter
    `),
  },
  {
    means: ['letter-time'],
    texts: linesOf(`
      How long does a LOG take?
      when will my LOG be ready
      LOG take how many days
      When will the letter of guarantee be approved?
      my LOG so long still not out
      how long to approve LOG
      elog usually how long one
      why my elog so slow
      still waiting for my letter of guarantee
      LOG not yet approved, admission is on Friday
      when can get my guarantee letter
    `),
  },
  {
    means: ['letter-missing'],
    texts: linesOf(`
      What is missing for my LOG?
      my LOG still need what
      Does the insurer need anything else for my letter of guarantee?
      which documents are missing for LOG-7KX2M9QPA4
      elog still need what documents ah
      LOG asking for more information, what do i need to do
    `),
  },
  {
    means: ['request-letter'],
    texts: linesOf(`
      How do I request a LOG?
      how to get LOG
      I need a letter of guarantee for my surgery
      want to apply for elog
      need LOG for hospital admission next week
      how to apply letter of guarantee ah
      i want to request an e-LOG for my wife
      request LOG
      Can I get a guarantee letter for hospital? how
    `),
  },
  {
    means: ['cover'],
    texts: linesOf(`
      can claim for dental anot
      Is dental covered?
      What am I covered for?
      what is covered under my plan
      What are my benefits?
      my plan cover what
      how much can I claim for GP
      How much dental do I have left?
      dental balance
      dental limit how much
      what is my specialist limit
      can I claim TCM
      TCM can claim or not
      tcm claimable?
      Is physiotherapy covered?
      physio got cover anot
      does my plan cover health screening
      can claim xray or not
      Are x-rays covered?
      is hospitalisation covered for my wife
      is my son covered for dental
      can my husband claim for specialist
      how many GP visits do I have left
      how many visits left for tcm
      flexi benefits balance how much left
      can claim lasik or not
      Is acupuncture claimable?
      is vaccination covered
      can i claim glasses
      mental health covered?
      is A&E covered by my plan
      what is my co-pay for GP
      how much do i pay for specialist visit
      Am I eligible for health screening?
      am i entitled to claim dental
      specialst covered anot
      can claim fisio... physiotherapy?
      does insurance cover root canal
      maternity covered or not ah
      what benefits do i have left this year
      can i claim for MRI scan
      remaining balance of my plan
      polyclinic visit can claim?
      when does my dental limit renew
      is surgery covered
      covrage for my kids?
      can reimburse dental scaling?
      my dental finish already or not
    `),
  },
  {
    means: ['clinic-hours'],
    texts: linesOf(`
      clinic open liao?
      Is Lantern Family Clinic open now?
      Lantern Family Clinic (Ang Mo Kio) open or not
      is the clinic open today
      what time does Orchid Dental Surgery close
      opening hours of Kite Family Clinic
      Banyan clinic still open?
      kopi family clinic operating hours pls
      what time clinic close ah
      Is Coral Specialist Centre open on Sunday?
      durian polyclinic open tmr?
      clinic close already?
      Sampan clinic bedok open on public holiday anot
      till what time is batik clinic open
      is this clinic open
      cliinc opne now?
    `),
  },
  {
    means: ['clinic-on-panel'],
    texts: linesOf(`
      Is Lantern Family Clinic on the panel?
      is Orchid Dental Surgery a panel clinic
      kite clinic panel or not
      raffles place doctor tan clinic under panel?
    `),
  },
  {
    means: ['find-clinic'],
    texts: linesOf(`
      Where is the nearest clinic?
      nearest panel clinic
      find a clinic near me
      which clinic can i go
      list of panel clinics
      panel clinic list
      which dentist is on the panel
      any clinic near Tampines open now
      where can I find a panel doctor
      nearby GP
      looking for a TCM clinic in Bedok
      got any panel dentist in Yishun?
      which clinic is open now near me
      where is the nearest polyclinic
      neares clinic pls
    `),
  },
]
