import { describe, expect, it } from 'vitest';
import { missingChineseNames } from './chinese-names';

const names = (text: string, other = ''): string[] =>
  missingChineseNames(text, other).map(([start, end]) => text.slice(start, end));

describe('missingChineseNames', () => {
  it('finds people by title, office and verb', () => {
    expect(names('王明教授表示可以。')).toEqual(['王明']);
    expect(names('李教授没有来。')).toEqual(['李']);
    expect(names('作者是周明。')).toEqual(['周明']);
    expect(names('欧阳修出生在绵阳。')).toEqual(['欧阳修']);
    expect(names('局长李明在会上发言。')).toEqual(['李明']);
  });

  it('finds foreigners by the middle dot, up to where another word begins', () => {
    expect(names('比尔·盖茨和史蒂夫·乔布斯')).toEqual(['比尔·盖茨', '史蒂夫·乔布斯']);
    expect(names('由列夫·托尔斯泰本人完成')).toEqual(['列夫·托尔斯泰']);
    expect(names('由列夫·托尔斯泰完成', '托尔斯泰完成了它')).toEqual([]);
  });

  it('finds places and bodies by what ends them, the whole of a name once', () => {
    expect(names('列车在柳浪站放下齿轮')).toEqual(['柳浪站']);
    expect(names('造纸厂位于清河县，由三家公司出资')).toEqual(['造纸厂', '清河县']);
    expect(names('从上海市到南京市', '上海在东')).toEqual(['南京市']);
  });

  it('takes no common word for a name', () => {
    for (const text of ['何时出生并不清楚', '历任校长高度重视', '他担任校长', '方法说明了问题', '机会与社会'])
      expect(names(text), text).toEqual([]);
    for (const text of ['到站后下车', '全国各国都有', '每座桥，附近县，设在站内', '住院的结局', '道路与思路'])
      expect(names(text), text).toEqual([]);
  });
});
