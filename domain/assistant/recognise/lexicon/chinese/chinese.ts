/** All that is known of Chinese, as it is written in Singapore, in simplified characters. */
import { spellingsOf, wordsIn, type LanguageWords } from '../language-words.ts'
import {
  chineseBenefits,
  chineseClinicWords,
  chineseCoverWords,
  chineseFamily,
  chinesePlaces,
  chineseQuestionWords,
  chineseRecordWords,
} from './asked-words.ts'
import { chineseHandOverWords } from './hand-over-words.ts'

export const chinese: LanguageWords = {
  concepts: {
    ...chineseQuestionWords,
    ...chineseRecordWords,
    ...chineseCoverWords,
    ...chineseClinicWords,
    ...chineseHandOverWords,
  },
  benefits: chineseBenefits,
  places: chinesePlaces,
  family: chineseFamily,
  fillers: wordsIn(`
    还要 有没有 新的 有得 得了 得到 提交 有什么 烦请 烦 告知 第 第一 第一次 讲 走 办 的 了 吗 呢 啊 吧 呀 嘛 哦 咯 啦 喔 哈 哎 唉 诶 嗯 么 而 之 地 得 着 过 我 我的 我们 我们的 咱 咱们 你 你的 你们 你们的 您 您的 您们 自己 自己的 本人 请 请问 请教 麻烦 拜托 帮 帮我 帮忙查 劳烦 一下 下 想 问 问问 问一下 想问 想问一下
    想请问 知道 想知道 我想知道 我要知道 我想问 我想 我要问 我想了解 告诉 告诉我 说 看 做 弄 搞 是 不是 是不是 是否 有 没有 没 不 别 在 现在 目前 当前 今天 今日 今早 今晚 昨天 昨晚 明天 明早 后天 前天 上 上个 上个月 上个星期 上星期 上周 上次 上一次 这个月 这个星期 这周 本月 下 下个月 下个星期
    下星期 下周 这 这个 这次 这张 这份 这家 这间 这些 那 那个 那张 那份 那次 那家 那间 那些 个 只 张 份 次 封 间 家 位 笔 件 月 月份 日 号 年 星期 星期一 星期二 星期三 星期四 星期五 星期六 星期天 星期日 周 周末 周一 周二 周三 周四 周五 周六 周日 礼拜 礼拜天 礼拜日 工作日 一 二 三 四 五 六 七 八 九 十 两 几 半 还 还有 也 都 只 和 跟 与 及 或 或者
    但 但是 可是 不过 因为 所以 然后 就 才 又 再 已 到 到底 究竟 去 来 给 把 被 对 对于 关于 有关 为 为了 用 使用 从 以 将 会 会不会 能 能够 可以 可 能不能 可不可以 能否 可否 要 得 需 很 好好 太 真 真的 非常 比较 超 最近 最近的 之前 之后 以前 以后 刚 刚刚 刚才 以上 保险 保险公司 公司 人事部 人事 治疗 护理 看病 看 病 费 费用 医药费
    医疗费 医疗 账单 单 单子 看诊 就诊 诊 诊费 那边 这边 里 里面 上面 下面 一个 一份 一封 一张 一家 一间 天 小时 分钟 早上 上午 中午 下午 晚上 半夜 公共假期 假日 号码 编号 记录 系统 网站 网页 页面 家属 家人 每年 今年 每次 每 等 等等 让 使 谁 什么 啥 哪 哪个 哪些 其他 其它 别的 其中 所有 全部 全 都有 有的 大概 大约 差不多 应 似乎 好像 呗 哟
    名字 叫 附 需 之类 东西 事 事情 问题 一共 总共 总 元 块 新币 生病 时 时候 时间 期间 先 后 前 内 中 中心 类 种 型 方面 部分 相关 具体 详细 顺便 另外 老师 老 小 大 新 旧 人 女 男
  `),
  spellings: spellingsOf({
    索赔: '索陪 所赔 索培 锁赔 索偿',
    理赔: '理陪 里赔 理培',
    报销: '报消 抱销 爆销',
    担保信: '但保信 担宝信 单保信 保证信件',
    诊所: '珍所 诊索',
    什么: '甚么 什摸 神马 啥么',
    什么时候: '什麽时候 甚么时候 什么时後',
    怎么: '咋么 怎麽 肿么 怎摸',
    怎么样: '怎麽样 肿么样',
    账户: '帐户 帐号',
    钱: '银 银子',
    已经: '己经 以经',
    收据: '收剧 收聚 收具',
    吗: '嗎',
    住院: '往院',
    牙医: '牙科医生',
    特约诊所: '特约的诊所 特约医疗诊所',
    还没: '還没',
    谢谢: '谢',
  }),
  // Where another ending or another character makes another word, nothing is mended.
  shortestMended: Infinity,
  own: wordsIn('我 我的 我们 我们的 咱 咱们 自己 自己的 本人'),
  more: wordsIn('其他 其它 别的 所有 全部 另外 每'),
}
