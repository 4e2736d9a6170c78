/** Texts of the chat, in Chinese. */
import { MOST_OF_MESSAGE } from '../../chat/conversation-terms.ts'

export const chatTexts = {
  title: '询问 Joey',
  aboutClaim: (id: string) => `我想查询索赔的状态，索赔编号：${id}`,
  aboutLetter: (id: string) => `我想查询担保信的状态：eLOG ${id}`,
  ongoing: '您与我们的管理员有一个进行中的聊天。',
  closeFirst: '请先关闭它，再开始另一个。',
  closed: '您的咨询现已结束',
  joey: 'Joey',
  may: 'May',
  refusals: {
    closed: '这个对话已关闭。请开始另一个对话。',
    taken: '其他人正在处理这个对话。请选择另一个，或请对方移交给您。',
    notYours: '这个对话不是由您处理。请先接手，或请负责的人移交给您。',
    messageEmpty: '请输入消息。',
    messageTooLong: `每次请勿超过 ${MOST_OF_MESSAGE} 个字符。`,
    subjectMissing: '这项记录不存在，或不属于您。请从该记录重新打开聊天。',
    itemMissing: '这个话题已不提供。请选择另一个。',
    colleagueMissing: '这个人不负责这个客户或这个服务台。请选择另一个人。',
    fileUnreadable: '无法读取文件。请重新选择并再次发送。',
    tooFast: '您输入得很快。请稍等片刻，再发送一次。',
  },
  menu: {
    claims: { message: '我的索赔', button: '打开我的索赔' },
    letters: { message: '担保信（eLOG）', button: '打开担保信记录' },
    clinics: { message: '查找特约诊所', button: '查找特约诊所' },
    cover: { message: '保障范围', button: '打开我的保障' },
    talk: { message: '与 Joey 交谈' },
  },
} as const
