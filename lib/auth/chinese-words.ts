/**
 * What passwords in Chinese are commonly built of and the general lists lack, the commonest first: phrases and numbers that sound like
 * them, surnames and given names, cities, all in pinyin; then the words of this product.
 */
export const CHINESE_WORDS: readonly string[] = `
woaini 5201314 1314520 woaiwo aini 520 1314 7758521 nihao woai wodemima mima wodeaini laopo laogong baobei
zhongguo china beijing shanghai guangzhou shenzhen hangzhou nanjing wuhan chengdu chongqing tianjin xian suzhou qingdao dalian
zhangwei wangwei wangfang liwei lina zhangmin lijing wangjing zhangli liuwei wangli zhangjing liyan wangyan zhangyong liqiang
wanglei liujun yangyong zhangjie chenwei liming wangming zhangming liuyang zhanglei wangqiang lijun zhangtao wangtao litao chenjing
wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang deng han feng cao
peng zeng xiao tian dong yuan pan jiang cai du ye cheng su wei lu ding ren shen yao cui tan fan qin shi hou
fang xiuying na min jing qiang lei jun yong yan jie juan tao ming chao xiulan xia ping gang guiying xin yu bin bo hao hui jia jian
jianguo jianhua kai kun lan lei lili lina ling long mei meng ning peng qian rui shan ting tingting xiaoming xiaohong xiaohua xiaoli xiaojun
xue xiang yi ying yun zhen zhiqiang zixuan haoran yuxuan zihan wenjie weiwei yangyang lele tiantian beibei jingjing
shijie nihaoshijie women pengyou xuexi gongsi gongzuo kaixin kuaile xingfu tianshi wangluo diannao shouji caonima woshishui
meiyou buzhidao xihuan aiqing shengri chunjie laoshi xuesheng daxue qinghua beida fudan tencent qq weixin alibaba taobao baidu huawei
xiaomi face4rag studio annotator annotation
`
  .trim()
  .split(/\s+/);
