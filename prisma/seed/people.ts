import type { EmployerKey } from './employers'
import { expired, failed, notTrained, passed, type Training } from './training'

/** Invented people. New ones go to the end of their list: a person's id follows from the place in it. */
export type DemoPerson = {
  key: string
  title: 'นาย' | 'นาง' | 'นางสาว'
  /** First and last name */
  nameTh: string
  nameEn: string
  employer: EmployerKey
  training: Training
  nationality: string
  /** Thai people have a national id instead. */
  passport?: string
}

type Thai = [key: string, title: DemoPerson['title'], nameTh: string, nameEn: string, Training]
type Foreign = [...Thai, nationality: string, passport: string]

const site: Thai[] = [
  ['wichai', 'นาย', 'วิชัย รุ่งเรืองทรัพย์', 'Wichai Rungrueangsap', passed(240)],
  ['orathai', 'นางสาว', 'อรทัย ศิริพัฒน์', 'Orathai Siriphat', notTrained],
  ['somchai', 'นาย', 'สมชาย เดชอุดม', 'Somchai Detudom', passed(300)],
  ['nattaya', 'นางสาว', 'ณัฐยา บุญเรือง', 'Nattaya Bunrueang', passed(180)],
  ['prasit', 'นาย', 'ประสิทธิ์ แก้วมณี', 'Prasit Kaewmani', passed(95)],
  ['kanchana', 'นาง', 'กาญจนา ทองสุข', 'Kanchana Thongsuk', passed(210)],
  ['supaporn', 'นางสาว', 'สุภาพร วงษ์ทอง', 'Supaporn Wongthong', notTrained],
  ['chaiwat', 'นาย', 'ชัยวัฒน์ พูนผล', 'Chaiwat Phunphon', expired(12)],
  ['anan', 'นาย', 'อนันต์ สุขเกษม', 'Anan Sukkasem', passed(330)],
  ['ratana', 'นาง', 'รัตนา จิตรอารี', 'Ratana Chitari', passed(60)],
  ['decha', 'นาย', 'เดชา มั่นคง', 'Decha Mankhong', expired(140)],
  ['pimchanok', 'นางสาว', 'พิมพ์ชนก ใจงาม', 'Pimchanok Chaingam', notTrained],
  ['narong', 'นาย', 'ณรงค์ ปั้นทอง', 'Narong Panthong', passed(21)],
  ['jiraporn', 'นางสาว', 'จิราพร น้ำใส', 'Jiraporn Namsai', passed(150)],
]

const crewOfA: Thai[] = [
  ['thanakorn', 'นาย', 'ธนากร บุญช่วย', 'Thanakorn Bunchuai', passed(260)],
  ['sunee', 'นางสาว', 'สุนีย์ พรหมดี', 'Sunee Phromdi', passed(120)],
  ['kitti', 'นาย', 'กิตติ แสนสุข', 'Kitti Saensuk', expired(75)],
  ['bunsong', 'นาย', 'บุญส่ง ศรีสะอาด', 'Bunsong Srisaat', passed(200)],
  ['manop', 'นาย', 'มานพ คำแหง', 'Manop Khamhaeng', passed(0)],
  ['sombat', 'นาย', 'สมบัติ เอี่ยมละออ', 'Sombat Iamlaor', failed],
  ['phairot', 'นาย', 'ไพโรจน์ กิ่งแก้ว', 'Phairot Kingkaew', passed(45)],
  ['thongbai', 'นาย', 'ทองใบ น้อยนาเวียง', 'Thongbai Noinawiang', expired(3)],
  ['saifon', 'นางสาว', 'สายฝน ภูผา', 'Saifon Phupha', notTrained],
  ['amnat', 'นาย', 'อำนาจ ผิวขำ', 'Amnat Phiukham', passed(310)],
]

const crewOfB: Thai[] = [
  ['malee', 'นาง', 'มาลี ทรัพย์ทวี', 'Malee Sapthawi', passed(190)],
  ['wirat', 'นาย', 'วิรัตน์ ดีเลิศ', 'Wirat Diloet', notTrained],
  ['pranee', 'นางสาว', 'ปราณี หอมหวาน', 'Pranee Homwan', passed(80)],
  ['prasoet', 'นาย', 'ประเสริฐ ทิพย์วารี', 'Prasoet Thipwari', passed(170)],
  ['udom', 'นาย', 'อุดม คงกระพัน', 'Udom Khongkraphan', failed],
  ['sakda', 'นาย', 'ศักดิ์ดา สิงห์ทอง', 'Sakda Singthong', passed(7)],
  ['nipha', 'นาง', 'นิภา รักไพร', 'Nipha Rakphrai', passed(225)],
  ['thirapon', 'นาย', 'ธีรพล ตั้งใจ', 'Thirapon Tangchai', expired(200)],
]

const foreignersOfA: Foreign[] = [
  ['aung', 'นาย', 'อ่องมิน ทุน', 'Aung Min Htun', passed(130), 'เมียนมา', 'MH100001'],
  ['zaw', 'นาย', 'ซอไน ลิน', 'Zaw Naing Lin', notTrained, 'เมียนมา', 'MH100002'],
  ['khin', 'นางสาว', 'ขิ่นมาร์ วิน', 'Khin Mar Win', passed(90), 'เมียนมา', 'MH100003'],
]

const foreignersOfB: Foreign[] = [
  ['dara', 'นาย', 'ดารา สก', 'Dara Sok', passed(160), 'กัมพูชา', 'N00100001'],
  ['sopheap', 'นางสาว', 'โสเภียบ เฮง', 'Sopheap Heng', failed, 'กัมพูชา', 'N00100002'],
  ['bounmy', 'นาย', 'บุนมี แสงอาทิด', 'Bounmy Sengathit', passed(33), 'ลาว', 'PA0100001'],
  [
    'khamphaeng',
    'นางสาว',
    'คำแพง พมมะจัน',
    'Khamphaeng Phommachan',
    expired(30),
    'ลาว',
    'PA0100002',
  ],
]

const ofOthers: [EmployerKey, Thai][] = [
  ['draft', ['suthat', 'นาย', 'สุทัศน์ ปลาเงิน', 'Suthat Plangoen', notTrained]],
  ['inactive', ['pricha', 'นาย', 'ปรีชา แสงดาว', 'Pricha Saengdao', expired(280)]],
]

const at =
  (employer: EmployerKey) =>
  ([key, title, nameTh, nameEn, training, nationality = 'ไทย', passport]:
    | Thai
    | Foreign): DemoPerson => ({
    key,
    title,
    nameTh,
    nameEn,
    employer,
    training,
    nationality,
    ...(passport && { passport }),
  })

export const people: DemoPerson[] = [
  ...site.map(at('site')),
  ...crewOfA.map(at('a')),
  ...crewOfB.map(at('b')),
  ...foreignersOfA.map(at('a')),
  ...foreignersOfB.map(at('b')),
  ...ofOthers.map(([employer, person]) => at(employer)(person)),
]
