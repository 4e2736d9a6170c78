/** The heading of a wizard step; it takes the focus when the step opens. */
import { useEffect, useRef } from 'react'
import Typography from '@mui/material/Typography'

export function StepHeading({ title }: { readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // When the whole screen has just opened, its own heading has the focus.
    if (document.activeElement?.tagName !== 'H1') heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
      {title}
    </Typography>
  )
}
