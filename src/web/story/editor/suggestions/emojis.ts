/** Names that writers know from other places, with their signs: `name sign` in lines. */
const LINES = `
smile 😄 grin 😁 joy 😂 rofl 🤣 smiley 😃 laughing 😆 wink 😉 blush 😊 innocent 😇 heart_eyes 😍 star_struck 🤩
kissing_heart 😘 yum 😋 tongue 😛 crazy 🤪 money_mouth 🤑 hug 🤗 thinking 🤔 shush 🤫 zipper_mouth 🤐 raised_eyebrow 🤨
neutral 😐 expressionless 😑 smirk 😏 unamused 😒 eye_roll 🙄 grimacing 😬 relieved 😌 pensive 😔 sleepy 😪 drooling 🤤
sleeping 😴 mask 😷 sick 🤒 nauseated 🤢 sneezing 🤧 hot 🥵 cold 🥶 dizzy 😵 exploding_head 🤯 cowboy 🤠 party 🥳
sunglasses 😎 nerd 🤓 confused 😕 worried 😟 frown 🙁 astonished 😲 flushed 😳 pleading 🥺 fearful 😨 anxious 😰 cry 😢
sob 😭 scream 😱 disappointed 😞 sweat 😓 weary 😩 tired 😫 yawning 🥱 triumph 😤 rage 😡 angry 😠 skull 💀 poop 💩
clown 🤡 ghost 👻 alien 👽 robot 🤖 see_no_evil 🙈 hear_no_evil 🙉 speak_no_evil 🙊 heart ❤️ orange_heart 🧡
yellow_heart 💛 green_heart 💚 blue_heart 💙 purple_heart 💜 black_heart 🖤 white_heart 🤍 broken_heart 💔 sparkling_heart 💖
two_hearts 💕 hundred 💯 anger 💢 boom 💥 sparkles ✨ star ⭐ glowing_star 🌟 zap ⚡ fire 🔥 droplet 💧 zzz 💤 dash 💨
wave 👋 raised_hand ✋ ok_hand 👌 pinch 🤏 victory ✌️ crossed_fingers 🤞 rock 🤘 call_me 🤙 point_left 👈 point_right 👉
point_up 👆 point_down 👇 thumbsup 👍 thumbsdown 👎 fist ✊ punch 👊 clap 👏 raised_hands 🙌 open_hands 👐 handshake 🤝
pray 🙏 writing_hand ✍️ muscle 💪 ear 👂 eyes 👀 brain 🧠 baby 👶 person 🧑 family 👪 facepalm 🤦 shrug 🤷 runner 🏃
dancer 💃 dog 🐶 cat 🐱 mouse 🐭 rabbit 🐰 fox 🦊 bear 🐻 panda 🐼 koala 🐨 tiger 🐯 lion 🦁 cow 🐮 pig 🐷 frog 🐸
monkey 🐵 chicken 🐔 penguin 🐧 bird 🐦 owl 🦉 wolf 🐺 horse 🐴 unicorn 🦄 bee 🐝 bug 🐛 butterfly 🦋 snail 🐌 turtle 🐢
snake 🐍 octopus 🐙 crab 🦀 fish 🐟 dolphin 🐬 whale 🐳 elephant 🐘 sheep 🐑 llama 🦙 paw 🐾 tree 🌳 evergreen 🌲 palm 🌴
cactus 🌵 herb 🌿 shamrock ☘️ four_leaf_clover 🍀 leaves 🍃 maple_leaf 🍁 mushroom 🍄 bouquet 💐 tulip 🌷 rose 🌹
sunflower 🌻 blossom 🌼 earth 🌍 moon 🌙 sun ☀️ cloud ☁️ rain 🌧️ snowflake ❄️ rainbow 🌈 umbrella ☔ ocean 🌊
apple 🍎 pear 🍐 orange 🍊 lemon 🍋 banana 🍌 watermelon 🍉 grapes 🍇 strawberry 🍓 cherries 🍒 peach 🍑 pineapple 🍍
tomato 🍅 avocado 🥑 carrot 🥕 corn 🌽 pepper 🌶️ bread 🍞 croissant 🥐 cheese 🧀 egg 🥚 bacon 🥓 hamburger 🍔 fries 🍟
pizza 🍕 hotdog 🌭 taco 🌮 salad 🥗 spaghetti 🍝 ramen 🍜 sushi 🍣 rice 🍚 icecream 🍦 doughnut 🍩 cookie 🍪 cake 🍰
birthday 🎂 chocolate 🍫 candy 🍬 honey 🍯 coffee ☕ tea 🍵 beer 🍺 beers 🍻 wine 🍷 cocktail 🍸 champagne 🍾
soccer ⚽ basketball 🏀 football 🏈 tennis 🎾 trophy 🏆 medal 🏅 dart 🎯 game 🎮 die 🎲 puzzle 🧩 art 🎨 performing 🎭
microphone 🎤 headphones 🎧 guitar 🎸 piano 🎹 violin 🎻 drum 🥁 notes 🎶 movie 🎬 camera 📷 video 📹 tv 📺 radio 📻
car 🚗 taxi 🚕 bus 🚌 train 🚆 tram 🚊 bicycle 🚲 scooter 🛴 airplane ✈️ rocket 🚀 ship 🚢 sailboat ⛵ anchor ⚓ house 🏠
office 🏢 school 🏫 hospital 🏥 castle 🏰 tent ⛺ mountain ⛰️ volcano 🌋 beach 🏖️ map 🗺️ compass 🧭 watch ⌚ phone 📱
computer 💻 keyboard ⌨️ printer 🖨️ floppy 💾 cd 💿 battery 🔋 plug 🔌 bulb 💡 flashlight 🔦 candle 🕯️ book 📖 books 📚
notebook 📓 newspaper 📰 bookmark 🔖 label 🏷️ money 💰 dollar 💵 euro 💶 credit_card 💳 chart 📈 chart_down 📉 bar_chart 📊
email 📧 envelope ✉️ inbox 📥 outbox 📤 package 📦 mailbox 📫 pencil ✏️ pen 🖊️ memo 📝 briefcase 💼 folder 📁 calendar 📅
clipboard 📋 pushpin 📌 paperclip 📎 ruler 📏 scissors ✂️ trash 🗑️ lock 🔒 unlock 🔓 key 🔑 hammer 🔨 wrench 🔧 gear ⚙️
link 🔗 magnet 🧲 microscope 🔬 telescope 🔭 satellite 📡 syringe 💉 pill 💊 dna 🧬 test_tube 🧪 broom 🧹 bell 🔔
megaphone 📣 hourglass ⏳ alarm ⏰ stopwatch ⏱️ gift 🎁 balloon 🎈 tada 🎉 confetti 🎊 ribbon 🎀 crown 👑 gem 💎
check ✅ cross ❌ question ❓ exclamation ❗ warning ⚠️ no_entry ⛔ recycle ♻️ infinity ♾️ plus ➕ minus ➖ arrow_up ⬆️
arrow_down ⬇️ arrow_left ⬅️ arrow_right ➡️ copyright ©️ red_circle 🔴 green_circle 🟢 blue_circle 🔵 flag 🚩 checkered_flag 🏁
`;

export const emojis: ReadonlyMap<string, string> = new Map(
  [...LINES.matchAll(/([a-z0-9_]+) (\S+)/g)].map(([, name = '', sign = '']) => [name, sign]),
);
