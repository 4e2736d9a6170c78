/** The picture of a product, in the place that it is given. It says nothing that does not stand beside it. */
import Box from '@mui/material/Box'

export function ProductPicture({ url }: { readonly url: string }) {
  const sx = { display: 'block', width: '100%', height: '100%', objectFit: 'cover', aspectRatio: '16 / 9' } as const
  // A purchase of long ago may have none any more.
  if (url === '') return <Box aria-hidden="true" sx={{ ...sx, bgcolor: 'primary.light' }} />
  return <Box component="img" src={url} alt="" loading="lazy" sx={{ ...sx, bgcolor: 'primary.light' }} />
}
