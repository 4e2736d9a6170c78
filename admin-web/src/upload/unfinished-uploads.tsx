import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Box, Button, Paper, Typography } from '@mui/material'
import { useGetList, type HttpError } from 'react-admin'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { DiscardButton } from './discard-button.tsx'
import type { UploadRecord } from './upload-record.ts'

const { select: texts } = userUploadTexts
const MOST_SHOWN = 10

/** Uploads that were checked and left; nothing where there are none. */
export function UnfinishedUploads({ onGoOn }: { onGoOn: (id: string) => void }) {
  const { data, error, refetch } = useGetList<UploadRecord, HttpError>('uploads', {
    pagination: { page: 1, perPage: MOST_SHOWN },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { unfinished: true },
  })
  if (error) return <LoadFailure title={texts.unfinishedFailed} detail={error.message} onRetry={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <Paper variant="outlined" component="section" aria-label={texts.unfinished} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{texts.unfinished}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {texts.unfinishedHint}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((upload) => (
          <Box
            component="li"
            key={upload.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              borderTop: 1,
              borderColor: 'divider',
              py: 1.25,
            }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{upload.fileName}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {formatInstant(upload.createdAt)} · {upload.uploadedBy}
              </Typography>
            </Box>
            <Button
              variant="outlined"
              onClick={() => onGoOn(upload.id)}
              aria-label={`${upload.isOwn ? texts.goOn : texts.look}: ${upload.fileName}`}
            >
              {upload.isOwn ? texts.goOn : texts.look}
            </Button>
            {upload.isOwn && <DiscardButton upload={upload} onDiscarded={() => void refetch()} />}
          </Box>
        ))}
      </Box>
    </Paper>
  )
}
