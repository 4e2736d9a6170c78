/** The code is being exchanged. */
import Box from '@mui/material/Box'
import { signOnPageTexts } from '@member-care/domain/texts/administrator-texts.ts'
import { Skeletons } from '../page/skeletons.tsx'
import { SignInHeading } from '../sign-in/sign-in-heading.tsx'

export function SignOnWorking() {
  return (
    <SignInHeading title={signOnPageTexts.working} lead={signOnPageTexts.workingDetail}>
      <Box role="status" aria-label={signOnPageTexts.working}>
        <Skeletons count={1} height={44} />
      </Box>
    </SignInHeading>
  )
}
