/** Saves an article or a video for later, and takes that back. */
import Button from '@mui/material/Button'
import SaveIcon from '@mui/icons-material/BookmarkBorder'
import SavedIcon from '@mui/icons-material/Bookmark'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Typography from '@mui/material/Typography'
import { healthArticleTexts } from '@member-care/domain/texts/home-texts.ts'
import { useAnswer } from '../data/use-answer.ts'
import { changeSaved } from '../portal-api/home-api.ts'
import { savedQuery } from './article-queries.ts'

export function SaveButton({ id }: { readonly id: string }) {
  const client = useQueryClient()
  const { value: saved } = useAnswer(savedQuery)
  const change = useMutation({
    mutationFn: (isSaved: boolean) => changeSaved(id, isSaved),
    onSuccess: (ids) => client.setQueryData(savedQuery.queryKey, ids),
  })
  const isSaved = saved?.includes(id) === true
  return (
    <div>
      <Button
        variant="outlined"
        size="small"
        startIcon={isSaved ? <SavedIcon /> : <SaveIcon />}
        aria-pressed={isSaved}
        disabled={saved === undefined}
        loading={change.isPending}
        onClick={() => change.mutate(!isSaved)}
      >
        {isSaved ? healthArticleTexts.saved : healthArticleTexts.save}
      </Button>
      <Typography role="alert" variant="body2" color="error">
        {change.isError && healthArticleTexts.saveFailed}
      </Typography>
    </div>
  )
}
