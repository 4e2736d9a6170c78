import { clinicImageText, clinicImageTexts as texts } from '@member-care/domain/texts/clinic-image-texts.ts'
import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { readClinicImage, type PanelClinicRecord } from './clinic-image-calls.ts'

/** A clinic's picture as members see it, small; words where there is none. */
export function ClinicPicture({ clinic: { id, name, imageChangedAt, isExcluded } }: { clinic: PanelClinicRecord }) {
  const isShown = imageChangedAt !== null && !isExcluded
  const { data } = useQuery({
    queryKey: ['clinic-image', id, imageChangedAt],
    queryFn: ({ signal }) => readClinicImage(id, signal),
    enabled: isShown,
    staleTime: Infinity,
    retry: false,
  })
  return (
    <Box
      sx={{
        width: 128,
        aspectRatio: '16 / 9',
        borderRadius: 1,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        display: 'grid',
        placeItems: 'center',
        color: 'text.secondary',
        fontSize: '0.75rem',
        fontWeight: 400,
      }}
    >
      {data ? <Picture blob={data} alt={clinicImageText(name)} /> : imageChangedAt === null ? texts.noPicture : null}
    </Box>
  )
}

function Picture({ blob, alt }: { blob: Blob; alt: string }) {
  const showIn = useCallback(
    (element: HTMLImageElement) => {
      const address = URL.createObjectURL(blob)
      element.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  return <Box component="img" ref={showIn} alt={alt} sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
}
