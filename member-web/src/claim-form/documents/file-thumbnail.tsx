/** A small picture of a file: itself where the browser can show it, else its type. */
import { useEffect, useState } from 'react'
import Box from '@mui/material/Box'

const maybeShown = /\.(jpe?g|png|heic|heif)$/i

interface FileThumbnailProps {
  /** The file, or only what is known of one whose bytes are elsewhere. */
  readonly file: File | Pick<File, 'name' | 'type'>
  /** Called when the browser has drawn it. */
  readonly onDrawn?: () => void
}

export function FileThumbnail({ file, onDrawn }: FileThumbnailProps) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!(file instanceof File) || !maybeShown.test(file.name)) return undefined
    const made = URL.createObjectURL(file)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address lives as long as the effect, which also frees it
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const frame = { width: 48, height: 48, borderRadius: 1, border: 1, borderColor: 'divider' } as const
  // Which pictures a browser draws (HEIC: Safari alone) it tells by trying.
  if (url !== undefined)
    return (
      <Box
        component="img"
        src={url}
        alt=""
        onLoad={onDrawn}
        onError={() => setUrl(undefined)}
        sx={{ ...frame, objectFit: 'cover' }}
      />
    )
  return (
    <Box
      aria-hidden="true"
      sx={{
        ...frame,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'primary.light',
        color: 'primary.dark',
        fontSize: '0.6875rem',
        fontWeight: 700,
      }}
    >
      {file.name.split('.').at(-1)?.slice(0, 4).toUpperCase()}
    </Box>
  )
}
