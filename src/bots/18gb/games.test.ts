import { testComputers } from '../../testing/soak/computers.ts';

testComputers('18gb', ({ seats, bots }) => seats === 3 && bots === 'easy,medium:bold', 1);
