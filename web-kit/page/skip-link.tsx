/** The first stop of the Tab key: past bars and menu to the screen itself. */
import Box from '@mui/material/Box'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'

/** @param props.to the id of the screen's element, which takes the focus; the address stays as it is */
export function SkipLink({ to }: { readonly to: string }) {
  return (
    <Box
      component="a"
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(to)?.focus()
      }}
      sx={{
        position: 'fixed',
        left: 12,
        // However many lines it has.
        bottom: 'calc(100% + 12px)',
        zIndex: 2000,
        px: 2,
        py: 1.25,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        '&:focus': { top: 8, bottom: 'auto' },
      }}
    >
      {pageTexts.skip}
    </Box>
  )
}
