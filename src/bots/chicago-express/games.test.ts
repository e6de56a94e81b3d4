import { testComputers } from '../../testing/soak/computers.ts';

testComputers('chicago-express', ({ bots }) => !bots.includes('hard'), 10);
