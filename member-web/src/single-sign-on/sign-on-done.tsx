/** It worked. The page moves on by itself; who does not want to wait goes at once. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { signOnPageTexts } from '@member-care/domain/texts/administrator-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { SignInHeading } from '../sign-in/sign-in-heading.tsx'

export function SignOnDone({ onward }: { readonly onward: string }) {
  return (
    <SignInHeading title={signOnPageTexts.done}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Notice tone="success" role="status">
          {signOnPageTexts.doneDetail}
        </Notice>
        <Button variant="contained" size="large" href={onward}>
          {signOnPageTexts.openNow}
        </Button>
      </Box>
    </SignInHeading>
  )
}
