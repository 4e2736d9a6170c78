/** Says what has changed on the screen by itself. It lies over the lower edge, so that nothing moves, and stays until it is put away. */
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { claimChangeTexts } from '@member-care/domain/texts/claim-change-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'

interface ChangeNoticeProps {
  /** Sentence by sentence; nothing is shown without any. */
  readonly news: readonly string[]
  readonly onDismiss: () => void
}

export function ChangeNotice({ news, onDismiss }: ChangeNoticeProps) {
  return (
    <>
      {/* Room at the end of the page, so that its last button can be brought out from below. */}
      {news.length > 0 && (
        <Box aria-hidden="true" sx={{ height: { xs: 160, md: 96 }, '@media print': { display: 'none' } }} />
      )}
      <Box
        sx={{
          position: 'fixed',
          zIndex: 1090,
          bottom: { xs: 'calc(76px + env(safe-area-inset-bottom))', md: 24 },
          left: { xs: 0, md: tokens.layout.sideMenuWidth },
          right: 0,
          px: 2,
          display: 'grid',
          justifyItems: 'center',
          // What lies beside it can be pressed.
          pointerEvents: 'none',
          '@media print': { display: 'none' },
        }}
      >
        {/* Always there, so that screen readers notice what comes into it. */}
        <Box role="status" sx={{ maxWidth: '100%' }}>
          {news.length > 0 && (
            <Box
              sx={{
                pointerEvents: 'auto',
                display: 'flex',
                alignItems: 'start',
                gap: 1,
                maxWidth: 560,
                pl: 2.5,
                pr: 1,
                py: 1,
                borderRadius: 2,
                bgcolor: 'text.primary',
                color: 'background.paper',
                boxShadow: '0 8px 28px rgb(23 40 43 / 28%)',
              }}
            >
              <Box
                sx={{
                  py: 1,
                  display: 'grid',
                  gap: 0.5,
                  fontSize: '0.9375rem',
                  lineHeight: 1.45,
                  fontWeight: 550,
                  overflowWrap: 'anywhere',
                }}
              >
                {news.map((sentence) => (
                  <span key={sentence}>{sentence}</span>
                ))}
              </Box>
              <IconButton
                aria-label={claimChangeTexts.dismiss}
                onClick={onDismiss}
                sx={{ color: 'inherit', flex: 'none' }}
              >
                <Close fontSize="small" />
              </IconButton>
            </Box>
          )}
        </Box>
      </Box>
    </>
  )
}
