/** Something that screen readers say when it is convenient, and that is seen elsewhere on the screen. */
import Box from '@mui/material/Box'

export function Announcement({ text }: { readonly text: string }) {
  return (
    <Box
      role="status"
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        m: '-1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {text}
    </Box>
  )
}
