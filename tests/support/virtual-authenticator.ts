/** A passkey authenticator of Chromium's own, without hardware (WebDriver's virtual authenticator). */
import type { Page } from 'playwright-core'

export interface VirtualAuthenticator {
  /** Whether it confirms what it is asked, as somebody does who puts their finger on it. */
  setConfirming(isConfirming: boolean): Promise<void>
}

export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async setConfirming(isConfirming) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isConfirming })
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isConfirming })
    },
  }
}
