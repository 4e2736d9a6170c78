/** Written after what the second held-out texts taught, as members write, and put to the table unchanged. */
import { linesOf, type Phrasings } from '../phrasing.ts'

export const chineseThirdHeldOut: readonly Phrasings[] = [
  {
    means: ['claim-status', 'claim-time'],
    texts: linesOf(`
      hi 我要 check 我的 claim
      我的索赔好了吗
      我先生上个月的住院 claim 现在怎么样
      还要等几天才有 claim 的结果
      我的报销是 approve 还是 reject
      请问 claim 的 status
      为什么我的索赔到现在还在处理
      索赔通常几天可以批
    `),
  },
  {
    means: ['claim-missing', 'claim-rejection'],
    texts: linesOf('我的索赔为什么不通过\n请问还需要什么文件才能批\n是不是少了收据所以 pending'),
  },
  {
    means: ['claim-payment'],
    texts: linesOf('批了多久钱会进来\n这次可以拿多少钱回来 claim\n我的退款呢\n钱已经打到我户口了吗'),
  },
  {
    means: ['submit-claim', 'settlement-letter'],
    texts: linesOf('教我怎么 claim\n结算信给我一份\n我要 submit 新 claim'),
  },
  {
    means: ['letter-status', 'letter-time', 'letter-missing', 'request-letter'],
    texts: linesOf('妈妈的 LOG 几时可以拿\n担保信有消息了吗\n要做手术，想拿担保信\nguarantee letter 出了没'),
  },
  {
    means: ['cover'],
    texts: linesOf(`
      我的小孩看牙有保障吗
      物理治疗一年可以 claim 几次
      我的 dental 还有多少 balance
      急诊可以报销吗
      请问限额几时更新
      做 MRI 有 cover 吗
    `),
  },
  {
    means: ['find-clinic', 'clinic-hours', 'clinic-on-panel'],
    texts: linesOf('我这边哪里有 panel GP\n诊所晚上有开吗\n找离我最近的牙医'),
  },
  {
    means: ['urgent'],
    texts: linesOf(`
      我老公胸痛冒冷汗
      宝宝不会呼吸了
      外婆跌倒昏迷不醒
      我觉得活得好累，想结束生命
      打什么电话叫救护车
      喉咙肿起来不能呼吸
      爸爸突然说不出话，手没力
    `),
  },
  {
    means: ['person'],
    texts: linesOf('我想找你们的客服人员\n人呢\n我要跟经理讲话\n给我转人工服务谢谢\n可以打电话给我吗'),
  },
  {
    means: ['unknown', 'which', 'person', 'thanks', 'greeting'],
    texts: linesOf(`
      我要取消担保信
      claim 交错了可以重新交吗
      阿明的索赔批了吗
      我太太的妈妈可以报吗
      保险有没有包来回医院的车费
      我想知道公司给老板的福利
      诊所说我的卡不能用怎么办
      发烧三天要不要看医生
      我能不能不做手术
      哪个牙医便宜
      如果没有批怎么办
      我被骗了，有人冒充你们
      生小孩可以请多少天假
      怎么加我的新生儿
      帮我快点批
      收据是日文的可以吗
      保险能不能带到新公司
      你能保证会赔吗
      医生开错药给我
      你好厉害
    `),
  },
]
