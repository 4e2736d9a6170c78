/** The three statements that the sign-in page links to. A deployment puts its own lawyers' words here; personal data may also lead to a page of its own (launch config). */
import { statementTitles } from './public-page.ts'

export interface Statement {
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly text: string }[]
}

export const statementTexts = {
  /** Where a deployment names no FAQ of its own (`FAQ_URL`). */
  faq: {
    title: 'Frequently asked questions',
    sections: [
      {
        heading: 'How do I submit a claim?',
        text: 'Choose Submit Claim, say what kind of treatment it was, and add a photo or PDF of the receipt. You can look at everything once more before you submit it.',
      },
      {
        heading: 'How long does a claim take?',
        text: 'Claim Records shows where each claim stands. When your insurer needs something from you, the claim says Pending and what is asked for; Home shows it first.',
      },
      {
        heading: 'Where is the money paid to?',
        text: 'To the account, or by the payment method, that the claim shows. Your profile shows only the last 4 digits of your stored bank account.',
      },
      {
        heading: 'Who can see my claims?',
        text: 'You, the employee whose cover it is, the administrators of your cover and your insurer. Who looked at them is recorded.',
      },
      {
        heading: 'Why am I asked for a one-time password?',
        text: 'It shows that it is you, even when somebody else knows your password. It is sent to the e-mail address of your account and stays valid for 5 minutes.',
      },
      {
        heading: 'Which clinics can I go to?',
        text: 'Find Panel Clinics lists the clinics of your panel by kind and by area, with their opening hours. Show your eCard there.',
      },
    ],
  },
  'security-privacy': {
    title: statementTitles.securityPrivacy,
    sections: [
      {
        heading: 'How your account is protected',
        text: 'Your password is encrypted in your browser before it is sent, and only a fingerprint of it is stored. Signing in also takes a one-time password that is e-mailed to you. A session ends by itself when it is not used.',
      },
      {
        heading: 'How your data is protected',
        text: 'Everything between your device and the portal travels encrypted. Names, NRIC, medical details and bank accounts are encrypted where they are stored. Only you, the administrators of your cover and your insurer can see your claims, and who looked at them is recorded.',
      },
      {
        heading: 'What you can do',
        text: 'Keep your password to yourself, log out on shared devices, and tell us at once if you think that somebody else has used your account.',
      },
    ],
  },
  'website-terms': {
    title: statementTitles.websiteTerms,
    sections: [
      {
        heading: 'Who may use the portal',
        text: 'The portal is for employees and their dependants who are covered by a group medical policy, and for the administrators of that cover.',
      },
      {
        heading: 'What you submit',
        text: 'What you submit must be true and complete. Please keep the original tax invoices and receipts for at least 6 months: your insurer may ask for them.',
      },
      {
        heading: 'What the portal shows',
        text: 'Benefits and claims are shown as we know them at that moment. The policy of your employer decides what is covered and paid.',
      },
    ],
  },
  'personal-data': {
    title: statementTitles.personalData,
    sections: [
      {
        heading: 'What we collect',
        text: 'Your name, NRIC or FIN, contact and bank details, those of your dependants, and the medical details and documents of the claims that you submit.',
      },
      {
        heading: 'What we use it for',
        text: 'To administer your cover, to process and pay your claims, to tell you about them, and to meet legal duties under the Personal Data Protection Act.',
      },
      {
        heading: 'Whom we share it with',
        text: 'Your insurer, and where the law asks for it, the authorities. Your employer sees what it needs to administer the cover.',
      },
      {
        heading: 'Your rights',
        text: 'You can ask to see your personal data and to have it corrected, and you can withdraw your consent. Please e-mail us; without consent we may not be able to process claims.',
      },
    ],
  },
} as const satisfies Readonly<Record<string, Statement>>
