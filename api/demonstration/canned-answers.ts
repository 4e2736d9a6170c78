/** Answers that the demonstration's desk gives often. One of them is in English alone, so that both can be seen. */
import type { CannedAnswer } from '@member-care/domain/chat/canned-answer.ts'
import { v5 as uuidV5 } from 'uuid'
import { addCannedAnswer, listCannedAnswers } from '../chats/canned-answers.ts'
import type { Parts } from '../http/parts.ts'
import { demonstrationPeople } from './fill-demonstration-data.ts'

const ID_NAMESPACE = '6f1d0c3e-52b7-4a88-9d0e-3b7c41f0a9d5'

const answers: readonly CannedAnswer[] = [
  {
    title: 'How long a payment takes',
    desk: 'claims',
    text: 'Dear {name}, an approved claim is paid into your bank account within five working days.',
    translations: {
      zh: '{name}，您好。索赔获批准后，赔付款项会在五个工作日内存入您的银行账户。',
      ms: '{name}, tuntutan yang diluluskan dibayar ke akaun bank anda dalam masa lima hari bekerja.',
      ta: '{name}, வணக்கம். அங்கீகரிக்கப்பட்ட கோரிக்கைக்கான தொகை ஐந்து வேலை நாட்களுக்குள் உங்கள் வங்கிக் கணக்கில் செலுத்தப்படும்.',
    },
  },
  {
    title: 'We look into it',
    desk: 'all',
    text: 'Dear {name}, thank you for your question. We are looking into it and write to you here.',
    translations: {
      zh: '{name}，您好。谢谢您的询问。我们正在了解情况，会在这里回复您。',
      ms: '{name}, terima kasih atas pertanyaan anda. Kami sedang menyemaknya dan akan menulis kepada anda di sini.',
      ta: '{name}, உங்கள் கேள்விக்கு நன்றி. நாங்கள் அதைப் பார்த்து, இங்கேயே உங்களுக்குப் பதில் எழுதுவோம்.',
    },
  },
  {
    title: 'Which document is missing',
    desk: 'claims',
    text: 'Dear {name}, please send us the itemised bill for this visit. You can attach it to the claim itself.',
  },
]

/** Only where there is none: one that was deleted does not come back. */
export async function keepDemonstrationAnswers({ database, clock }: Pick<Parts, 'database' | 'clock'>): Promise<void> {
  const keeper = demonstrationPeople().administrators.find(({ email }) => email === 'operation@example.com')
  const { total } = await listCannedAnswers(database, {}, { offset: 0, limit: 1 }, { field: 'title', direction: 'asc' })
  if (keeper === undefined || total > 0) return
  for (const answer of answers)
    await addCannedAnswer(database, answer, {
      answerId: uuidV5(answer.title, ID_NAMESPACE),
      by: keeper.userId,
      at: clock(),
    })
}
