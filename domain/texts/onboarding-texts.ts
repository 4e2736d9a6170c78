/** The e-mail that welcomes a new user (3§4 "Onboarding e-mail"). */

export function onboardingMailTexts(company: string) {
  return {
    subject: `Your ${company} health benefits are online`,
    paragraphs: [
      `${company} offers you a portal for your health benefits: your cover, panel clinics, claims and more.`,
      'Please register with your NRIC, FIN or passport number. It takes a few minutes, and you choose your own password.',
    ],
    link: 'Register now',
    trial: { subject: '[Trial]', introduction: 'This is a trial of the welcome e-mail that new users of your company are sent.' },
  }
}
