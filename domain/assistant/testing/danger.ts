/** Texts of danger in Chinese, Malay and Tamil, and what only resembles one. Written after the patterns; those that were missed then are found now. */
import { linesOf } from './phrasing.ts'

export const textsOfDanger = linesOf(`
  我妈妈心脏病发作
  我胸口痛得受不了
  爸爸喘不上气
  老婆大出血
  孩子抽筋口吐白沫
  弟弟被烫伤很严重
  奶奶没有呼吸了
  我同事晕倒在办公室
  他割腕了
  我不想活，索赔没批
  有人跳楼
  我吃了太多药
  头很痛突然看不见
  被蛇咬了
  老公醒不过来
  家里着火了
  我觉得我要死了
  想自我了断
  孩子从楼上掉下来
  过敏全身肿呼吸不到
  jantung ayah saya berhenti
  saya tak dapat bernafas
  isteri saya tumpah darah
  anak demam panas sawan
  mak saya tak sedarkan diri
  dia kelar tangan dia
  saya nak mati lah
  abang jatuh dari tingkat 3
  saya rasa nak pitam
  kena patuk ular
  kaki saya patah accident motor
  rumah terbakar
  suami saya tak bangun bangun
  saya tertelan racun
  dada sempit dan sesak
  mata tiba-tiba tak nampak
  perut sakit sangat nak bersalin dah
  anak lemas
  kena renjatan elektrik
  darah tak nak berhenti
  அப்பாவுக்கு ஹார்ட் அட்டாக்
  எனக்கு மார்பு வலிக்கிறது
  மூச்சு திணறுது
  குழந்தைக்கு ஃபிட்ஸ் வந்துடுச்சு
  மனைவிக்கு ரத்தப்போக்கு அதிகமா இருக்கு
  அம்மா சுயநினைவு இல்லாம இருக்காங்க
  எனக்கு சாகணும் போல இருக்கு
  கையை அறுத்துக்கிட்டான்
  பாம்பு கடிச்சிடுச்சு
  வீட்ல தீ பிடிச்சிடுச்சு
  பையன் மாடியில இருந்து விழுந்துட்டான்
  கார் விபத்து ஆயிடுச்சு
  பாட்டி எழுந்திருக்கவே இல்ல மூச்சும் இல்ல
  கண் திடீர்னு தெரியல
  நான் உயிரோட இருக்க விரும்பல
  பிரசவ வலி எடுத்துடுச்சு
  மயக்கம் வருது
  தீக்காயம் பட்டுடுச்சு
  என்னைக் காப்பாற்றுங்கள்
  தண்ணில மூழ்கிட்டான்
  我吃了30颗班纳杜
  我吞了三十粒安眠药
  我吃光了所有的药
  我儿子喝了漂白水
  他被捅了一刀
  我咳出很多血
  左手臂一直发麻
  爸爸的脸一边下垂
  我想跳下去
  我想结束这一切
  saya telan 30 biji panadol
  saya makan 20 biji pil tidur
  anak saya minum peluntur
  dia ditikam
  lengan kiri saya kebas
  saya rasa nak terjun
  saya mahu tamatkan semuanya
  நான் 30 பனடால் மாத்திரை சாப்பிட்டேன்
  எல்லா மாத்திரைகளையும் விழுங்கிவிட்டேன்
  என் மகன் ப்ளீச் குடித்துவிட்டான்
  அவரை கத்தியால் குத்திட்டாங்க
  இருமும்போது ரத்தம் வருது
  இடது கை மரத்துப்போச்சு
  அப்பாவின் முகம் ஒரு பக்கம் கோணிப்போச்சு
  குதிக்கணும் போல இருக்கு
  எல்லாத்தையும் முடிச்சுக்கலாம்னு தோணுது
`)

export const textsWithoutDanger = linesOf(`
  心脏科专科可以报吗
  高血压药可以 claim 吗
  中风险计划是什么
  验血报告什么时候出
  过敏性鼻炎看专科能报吗
  安眠药可以报销吗
  我等索赔等得快要死了
  跳楼价
  流血捐献
  输血可以 claim 吗
  体检包括心脏检查吗
  洗牙会流血吗
  客服没反应了
  人工受孕保不保
  ujian darah boleh claim tak
  pakar jantung panel
  darah tinggi cover tak
  insurans kemalangan diri
  klinik buka tak malam ni
  bersalin cover tak
  saya nak tahu kos bersalin
  sakit gigi
  pemeriksaan jantung dilindungi ke
  derma darah
  ரத்த பரிசோதனைக்கு நிறைய செலவு claim பண்ணலாமா
  ரத்த அழுத்த மாத்திரை claim உண்டா
  இதய நிபுணர் எங்கே
  விபத்து காப்புறுதி உண்டா
  மகப்பேறு பாதுகாப்பு உண்டா
  அவசர சிகிச்சை cover ஆகுமா
  உங்களிடம் பேச முடியாமல் இருக்கு
  இந்த விஷயம் என்ன
  தலைவலி
  我吃了两粒班纳杜，可以索赔吗
  医生开了14天的药
  我的索赔材料都齐了，想结束这个对话
  saya makan 2 biji panadol, boleh claim tak
  saya ambil 30 minit di klinik
  sabun tangan boleh claim ke
  anak belajar terjun kolam
  saya nak terjun kolam, insurans cover tak
  எல்லாத்தையும் முடிச்சுட்டேன், கோரிக்கை எங்கே
  2 பனடால் மாத்திரை வாங்கினேன், claim பண்ணலாமா
`)
