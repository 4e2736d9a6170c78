/** A video in the page. Before it is started the video service learns nothing of the member. */
import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import PlayIcon from '@mui/icons-material/PlayCircleOutlined'
import Typography from '@mui/material/Typography'
import { healthArticleTexts } from '@member-care/domain/texts/home-texts.ts'

interface VideoPlayerProps {
  readonly videoId: string
  readonly title: string
  readonly imageUrl: string
}

export function VideoPlayer({ videoId, title, imageUrl }: VideoPlayerProps) {
  const [isStarted, setStarted] = useState(false)
  if (isStarted)
    return (
      <Box
        component="iframe"
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0`}
        title={healthArticleTexts.videoFrame(title)}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // The button that had the focus is gone.
        ref={(frame: HTMLIFrameElement | null) => frame?.focus()}
        // The service shows no video to a page that does not say where it stands.
        referrerPolicy="strict-origin-when-cross-origin"
        sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', border: 0 }}
      />
    )
  return (
    <Box sx={{ position: 'relative', bgcolor: 'primary.light' }}>
      <Box
        component="img"
        src={imageUrl}
        alt=""
        sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }}
      />
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          gap: 1,
          p: 2,
          bgcolor: 'rgb(0 0 0 / 55%)',
          color: '#fff',
          textAlign: 'center',
        }}
      >
        <Button variant="contained" size="large" startIcon={<PlayIcon />} onClick={() => setStarted(true)}>
          {healthArticleTexts.watch}
        </Button>
        <Typography variant="body2">{healthArticleTexts.watchHint}</Typography>
      </Box>
    </Box>
  )
}
