/** Update Bio: what members change of their record themselves, in the order of the specification (2§2). */
import { useRef, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import { mayChangeEmailAddress } from '@member-care/domain/user/own-changes.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { useBenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { Skeletons } from '../page/skeletons.tsx'
import { useArrival } from '../page/use-arrival.ts'
import { useSignedInUser } from '../session/session.ts'
import { BankAccountSection } from './bank-account-section.tsx'
import { ContactNumberSection } from './contact-number-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { EmailSection } from './email-section.tsx'
import { PASSWORD_ANCHOR } from './password-anchor.ts'
import { PasswordSection } from './password-section.tsx'
import { PhotoSection } from './photo-section.tsx'

export default function UpdateBioTab() {
  const { value: configs, phase, failure, reload } = useBenefitConfigs()
  const { companies } = useSignedInUser()
  if (configs === undefined)
    return phase === 'failed' ? (
      <LoadFailure detail={failure ?? ''} onRetry={reload} />
    ) : (
      <Skeletons count={4} height={180} />
    )
  const covers = companies.flatMap(({ companyId, memberType }) => {
    const features = configs[companyId]?.featuresConfig
    return features === undefined ? [] : [{ ...features, memberType }]
  })
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PhotoSection />
      <DetailsSection />
      {mayChangeEmailAddress(covers) && <EmailSection />}
      <ContactNumberSection />
      <PasswordAnchor>
        <PasswordSection />
      </PasswordAnchor>
      <BankAccountSection />
    </Box>
  )
}

/** Where a link to the password leads: scrolled to, and with the focus (PRO-002). */
function PasswordAnchor({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useArrival(PASSWORD_ANCHOR, place)
  return (
    <Box id={PASSWORD_ANCHOR} ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </Box>
  )
}
