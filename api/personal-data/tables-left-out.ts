/** The tables of which nothing is in the file that members may take with them (S57). All others are in kept-tables.ts. */

/** Tables, by schema, that hold nothing which a member's file could say, each with the reason. */
export const tablesLeftOut: Readonly<Record<string, string>> = {
  'app.articles': 'Of nobody. Empty since content is kept by events.',
  'app.content_pictures': 'Of nobody; who uploaded one is an administrator.',
  'app.launch_message': 'Of nobody.',
  'app.claim_options': 'Of nobody.',
  'app.benefit_options': 'Of nobody.',
  'app.clinics': 'Of nobody.',
  'app.clinic_images': 'Of nobody.',
  'app.clinic_confirmations': 'Of clinics, and of administrators.',
  'app.public_holidays': 'Of nobody.',
  'app.reward_codes':
    'Codes of merchants. To whom one was given is in the voucher’s row and history; the voucher itself shows it.',
  'app.reward_pools': 'Of rewards.',
  'app.canned_answers': 'Of nobody; who changed one is an administrator.',
  'app.company_master': 'Of companies.',
  'app.company_master_imports': 'Of companies.',
  'app.installation_steps': 'Of the installation.',
  'app.migrations': 'Of the installation.',
  'app.captcha_solutions': 'Of nobody who is known.',
  'app.identifications': 'Only a keyed hash of what somebody typed, or the id of a letter, for the limit on tries.',
  'app.link_requests':
    'Only a keyed hash of what somebody typed, and an address until it was written to; whose it is, is not looked up before.',
  'app.sign_on_transactions': 'Of a browser in the middle of a sign-in; whose, is not known yet.',
  'app.files_in_the_clear': 'Which files are still to be sealed. The files are among the documents.',
  'app.upload_rows':
    'Lines of a file that an administrator or a company’s HR has sent, until it is carried out. What is taken from them stands with the person.',
  'app.email_changes':
    'How far a session has come with a change of the e-mail address: hashes and times that go with the session. The change is in the history.',
  'app.uploads': 'Of administrators, and of companies whose HR sent a file.',
  'app.user_exports': 'Of administrators.',
  'app.claim_desk_views': 'Of administrators.',
  'app.tasks': 'Of administrators.',
  'app.desk_absences': 'Of administrators.',
  'app.insurer_desk': 'How often a claim was handed over. The claim is in the file.',
  'app.insurer_copies': 'What the insurer has taken of a claim or a request for a letter. Both are in the file.',
  'app.insurer_messages': 'What the insurer said of a claim or a letter, which stands there and in its history.',
  'read.clients': 'Of companies.',
  'read.content_items': 'Of nobody, and of companies.',
  'read.content_versions': 'Of nobody, and of companies.',
  'read.plans': 'Of companies.',
  'read.plan_versions': 'Of companies.',
  'read.provisioning_tokens': 'Of companies.',
  'read.exchange_rates': 'Of nobody.',
  'read.excluded_clinics': 'Of clinics.',
  'read.member_counts': 'Numbers only.',
  'read.claim_counts': 'Numbers only.',
  'read.duplicate_key_counts': 'Numbers only.',
  'read.bank_accounts': 'Only keyed hashes of accounts, to find equal ones. The accounts are in the file.',
  'read.handover_failures': 'Which hand-overs of claims went wrong. The claim is in the file.',
  'read.judged_claims': 'By which rule a claim was left to people. It would tell how to pass the checks against fraud.',
  'read.cover_differences':
    'Which decided claims somebody may look at again since the plan has changed. What was decided is in the claim.',
  'read.employment_periods':
    'What was known of a cover at the end of each day. The events that said it are in the history.',
  'read.status_periods':
    'The status of the account at the end of each day. The events that changed it are in the history.',
  'read.event_index': 'Ids of events. The events are in the history.',
  'read.event_subjects': 'Ids of events. The events are in the history.',
  'read.stream_subjects': 'Ids of events. The events are in the history.',
}
