/**
 * The Terms and Conditions that a person agrees to in the first step of registering; the version that was agreed to is
 * `MAIN_TERMS_VERSION`. A deployment puts its own lawyers' words here.
 */

export interface TermsSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

export const termsSections: readonly TermsSection[] = [
  {
    heading: 'What you agree to',
    paragraphs: [
      'These terms are between you and the operator of this portal, who runs it for your employer and the insurer of your group medical policy. By registering you accept them.',
      'They are about the use of the portal only. What is covered, and how much of it is paid, is decided by the policy of your employer.',
    ],
  },
  {
    heading: 'Who may register',
    paragraphs: [
      'You may register if you are covered by a policy that is administered here, as an employee or as a dependant. Please register only for yourself, with your own identification number.',
      'A parent or legal guardian may register for a child under 18 and answers for what is done with that account.',
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'Keep your password and one-time passwords to yourself; we never ask for them by telephone or e-mail. Log out on devices that others use too.',
      'Tell us at once when you think that somebody else has used your account. Until then we may take what is done with your password and one-time password as done by you.',
    ],
  },
  {
    heading: 'What you submit',
    paragraphs: [
      'What you enter and upload must be true, complete and yours to submit. A false claim can be refused, reclaimed and reported.',
      'Please keep the original tax invoices and receipts for at least 6 months after you submit a claim: your insurer may ask for them. Do not claim the same amount twice, here or from another insurer.',
    ],
  },
  {
    heading: 'Payments to your bank account',
    paragraphs: [
      'Claims are paid to the account that you enter. Please check it with care: a payment to a wrong account that you have entered may be lost.',
      'It must be an account in Singapore that is in your own name, or that you share.',
    ],
  },
  {
    heading: 'Your personal data',
    paragraphs: [
      'To administer your cover and your claims, we collect, use and share your personal data, medical details included, with your insurer, your clinics and hospitals, and where the law asks for it, the authorities. The Personal Data Use Statement says more.',
      'You may ask to see your data, have it corrected, or withdraw your consent. Without consent we may not be able to process your claims.',
    ],
  },
  {
    heading: 'The portal',
    paragraphs: [
      'We take care to keep the portal available and correct. It may be closed for maintenance, and what it shows is as we know it at that moment; the insurer’s own records decide.',
      'The portal does not give medical advice. In an emergency call 995 or go to the nearest hospital.',
    ],
  },
  {
    heading: 'Ending and changing',
    paragraphs: [
      'Your account ends when your cover does. We may lock it before that when these terms are broken or when it is at risk.',
      'If these terms change in a way that matters to you, we tell you before the change applies. The law of Singapore applies to them.',
    ],
  },
]
